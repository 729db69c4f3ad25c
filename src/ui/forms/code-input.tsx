import { chakra, Flex, Input } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
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
  const [digits, setDigits] = useState<ReadonlyArray<string>>(() => Array.from({ length: count }, () => ''))
  const boxes = useRef<Array<HTMLInputElement | null>>([])

  // After the digits are rendered, as the form reads them from the boxes.
  const handleDigits = useEffectEvent(() => handleEdit(name))
  useEffect(() => {
    if (digits.some((digit) => digit !== '')) handleDigits()
  }, [digits])

  function focus(at: number) {
    boxes.current[at]?.focus()
    boxes.current[at]?.select()
  }

  function clear(at: number) {
    setDigits(digits.map((digit, index) => (index === at ? '' : digit)))
  }

  /** Enters the digits of a text from this box on. A whole code begins at the first, in whichever box it was pasted. */
  function enter(text: string, at: number) {
    const typed = text.replace(/\D/g, '')
    if (typed === '') return
    const start = typed.length >= count ? 0 : at
    setDigits(digits.map((digit, index) => typed[index - start] ?? digit))
    focus(Math.min(start + typed.length, count - 1))
  }

  function handlePaste(event: ClipboardEvent, at: number) {
    event.preventDefault()
    enter(event.clipboardData.getData('text'), at)
  }

  function handleKey(event: KeyboardEvent, at: number) {
    const targets: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: count - 1,
    }
    const isLeavingEmpty = event.key === 'Backspace' && digits[at] === ''
    const target = isLeavingEmpty ? at - 1 : targets[event.key]
    if (target === undefined || !boxes.current[target]) return
    event.preventDefault()
    if (isLeavingEmpty) clear(target)
    focus(target)
  }

  return (
    <FieldGroup name={name} label={label}>
      <Flex marginTop="3" gap="3" maxWidth="100%">
        {digits.map((digit, at) => (
          <Box
            // The boxes never change position.
            key={at}
            ref={(box: HTMLInputElement | null) => {
              boxes.current[at] = box
            }}
            id={at === 0 ? id : undefined}
            // Boxes with the same name form one value.
            name={name}
            aria-label={`Digit ${at + 1} of ${count}`}
            aria-invalid={control['aria-invalid']}
            aria-describedby={at === 0 ? control['aria-describedby'] : undefined}
            inputMode="numeric"
            // Browsers fill the whole code into the first box.
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={digit}
            onChange={({ target: { value } }) =>
              // A digit that is typed beside another one replaces it.
              value === '' ? clear(at) : enter(value.length === 2 ? value.replace(digit, '') : value, at)
            }
            onPaste={(event) => handlePaste(event, at)}
            onKeyDown={(event) => handleKey(event, at)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </Flex>
    </FieldGroup>
  )
}
