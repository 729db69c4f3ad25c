import { chakra, Flex, Input } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import {
  describedBy,
  FieldError,
  FieldHint,
  Fieldset,
  Legend,
  useField,
  useFormContext,
  type FieldProps,
} from './field.tsx'
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

type CodeInputProps = FieldProps & { count: number }

/** A code with a box for each digit, which can also be typed, pasted or filled in as a whole. */
export function CodeInput({ count, label, name, hint }: CodeInputProps) {
  const { id, error } = useField(name)
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

  function enter(text: string, at: number) {
    const entered = withDigits(digits, { text, at })
    setDigits(entered.digits)
    if (text !== '') focus(entered.next)
  }

  function handlePaste(event: ClipboardEvent, at: number) {
    event.preventDefault()
    enter(event.clipboardData.getData('text'), at)
  }

  function handleKey(event: KeyboardEvent, at: number) {
    const next = boxAfterKey(event.key, { at, count })
    if (next !== null) {
      event.preventDefault()
      focus(next)
    } else if (event.key === 'Backspace' && digits[at] === '' && at > 0) {
      event.preventDefault()
      enter('', at - 1)
      focus(at - 1)
    }
  }

  return (
    <Fieldset data-field={name} aria-describedby={describedBy({ id, error, hint })}>
      <Legend>{label}</Legend>
      <FieldHint id={id} hint={hint} />
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
            aria-invalid={error ? true : undefined}
            aria-describedby={error && at === 0 ? describedBy({ id, error }) : undefined}
            inputMode="numeric"
            // Browsers fill the whole code into the first box.
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={digit}
            onChange={(event) => enter(addedText(event.target.value, digit), at)}
            onPaste={(event) => handlePaste(event, at)}
            onKeyDown={(event) => handleKey(event, at)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </Flex>
      <FieldError id={id} error={error} />
    </Fieldset>
  )
}

/** The text added to a box that already had a digit. */
function addedText(text: string, before: string): string {
  return before !== '' && text.length === 2 ? text.replace(before, '') : text
}

/** The digits after typing or pasting into a box, and the box that gets the focus. */
function withDigits(
  digits: ReadonlyArray<string>,
  { text, at }: { text: string; at: number },
): { digits: Array<string>; next: number } {
  const typed = text.replace(/\D/g, '')
  const filled = [...digits]
  if (typed === '') {
    if (text === '') filled[at] = ''
    return { digits: filled, next: at }
  }
  // A whole code replaces everything, in whichever box it was pasted.
  const isWhole = typed.length >= filled.length
  const start = isWhole ? 0 : at
  for (const [offset, digit] of [...typed].slice(0, filled.length - start).entries()) {
    filled[start + offset] = digit
  }
  return { digits: filled, next: Math.min(start + typed.length, filled.length - 1) }
}

/** The box to which a key moves the focus, or null. */
function boxAfterKey(key: string, { at, count }: { at: number; count: number }): number | null {
  const places: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: count - 1,
  }
  const place = places[key]
  return place === undefined || place < 0 || place >= count ? null : place
}
