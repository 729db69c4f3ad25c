import { chakra } from '@chakra-ui/react'
import { takesPlace, type EventNotice } from './event-notice.ts'

const Badge = chakra('strong', {
  base: {
    display: 'inline-block',
    paddingInline: '3',
    paddingBlock: '0.5',
    borderRadius: 'full',
    textStyle: 'small',
    fontWeight: '700',
  },
  variants: {
    isOff: {
      true: { backgroundColor: 'accent', color: 'accent.contrast' },
      false: { backgroundColor: 'highlight', color: 'highlight.contrast' },
    },
  },
})

/** Says that an event is cancelled, postponed, moved or changed, and why. */
export function EventNoticeBox({ notice }: { notice: EventNotice }) {
  return (
    <chakra.div display="grid" justifyItems="start" gap="2" marginTop="4" maxWidth="prose">
      <Badge isOff={!takesPlace(notice)}>{notice.badge}</Badge>
      <chakra.p fontWeight="600">{notice.sentence}</chakra.p>
      <p>
        {notice.note}{' '}
        <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap">
          ({notice.toldOn})
        </chakra.span>
      </p>
    </chakra.div>
  )
}
