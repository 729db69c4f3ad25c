import { chakra } from '@chakra-ui/react'
import type { DraftStatus } from './use-draft.ts'

const WORDS = {
  none: '',
  saved: 'Saved on this device.',
  restored: 'We kept what you typed last time.',
}

const Discard = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '1',
    borderWidth: '0',
    backgroundColor: 'transparent',
    color: 'accent',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    cursor: 'pointer',
  },
})

/** Says that what is typed is kept, and lets people throw it away. Its line keeps its height, so nothing moves. */
export function DraftNote({ status, onDiscard }: { status: DraftStatus; onDiscard: () => void }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      minHeight="touch"
      textStyle="small"
      color="fg.muted"
    >
      <span role="status">{WORDS[status]}</span>
      {status !== 'none' && (
        <Discard type="button" onClick={onDiscard}>
          Discard it
        </Discard>
      )}
    </chakra.div>
  )
}
