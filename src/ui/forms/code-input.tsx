import { chakra, Flex, Input } from '@chakra-ui/react'
import { useRef, type KeyboardEvent } from 'react'
import { FieldGroup, useField, useFormContext } from './field.tsx'

const Box = chakra(Input, {
  base: {
    width: '3.5rem',
    minHeight: '4rem',
    paddingInline: '0',
    textAlign: 'center',
    fontFamily: 'heading',
    fontSize: '2xl',
    fontWeight: '800',
  },
})

type CodeInputProps = { name: string; label: string; count: number }

/** A code with a box for each digit, which can also be typed, pasted or filled in as a whole. */
export function CodeInput({ name, label, count }: CodeInputProps) {
  const { id, control } = useField({ name })
  const { handleEdit } = useFormContext()
  const row = useRef<HTMLDivElement>(null)
  const boxes = () => [...(row.current?.querySelectorAll('input') ?? [])]

  function focus(box: HTMLInputElement | undefined) {
    box?.focus()
    box?.select()
  }

  /** Enters the digits of a text from this box on. A whole code begins at the first, in whichever box it was pasted. */
  function enter(text: string, at: number) {
    const typed = text.replace(/\D/g, '')
    const start = typed.length >= count ? 0 : at
    boxes().forEach((box, index) => (box.value = typed[index - start] ?? box.value.replace(/\D/g, '')))
    if (typed !== '') focus(boxes()[Math.min(start + typed.length, count - 1)])
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>, at: number) {
    const targets: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: count - 1,
    }
    const isLeavingEmpty = event.key === 'Backspace' && event.currentTarget.value === ''
    const box = boxes()[isLeavingEmpty ? at - 1 : (targets[event.key] ?? -1)]
    if (box === undefined) return
    event.preventDefault()
    focus(box)
    if (!isLeavingEmpty) return
    box.value = ''
    handleEdit(name)
  }

  return (
    <FieldGroup name={name} label={label}>
      <Flex ref={row} marginTop="3" gap="3" maxWidth="100%">
        {Array.from({ length: count }, (_, at) => (
          <Box
            key={at}
            id={at === 0 ? id : undefined}
            // Boxes with the same name form one value.
            name={name}
            aria-label={`Digit ${at + 1} of ${count}`}
            aria-invalid={control['aria-invalid']}
            aria-describedby={at === 0 ? control['aria-describedby'] : undefined}
            inputMode="numeric"
            // Browsers fill the whole code into the first box.
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            // A digit that is typed beside another one replaces it.
            onInput={({ currentTarget, nativeEvent }) => enter(nativeEvent.data ?? currentTarget.value, at)}
            onKeyDown={(event) => handleKey(event, at)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </Flex>
    </FieldGroup>
  )
}
