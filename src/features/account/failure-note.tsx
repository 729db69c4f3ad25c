import { chakra } from '@chakra-ui/react'
import { failureText } from '#src/api/client.ts'

const Note = chakra('p', {
  base: {
    padding: '4',
    borderRadius: 'md',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'danger',
    backgroundColor: 'bg.surface',
    textStyle: 'small',
    fontWeight: '600',
  },
})

/** Why the last try failed, for as long as it takes to read. A toast has read it out already, so this is silent. */
export function FailureNote({ failure }: { failure: unknown }) {
  if (failure === null) return null
  return (
    <Note>
      {failureText(failure)}
      {failure instanceof TypeError && ' Please check your connection and try again.'}
    </Note>
  )
}
