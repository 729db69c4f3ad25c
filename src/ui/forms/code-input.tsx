import { chakra } from '@chakra-ui/react'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { boxAfterKey, withDigits } from './code-digits.ts'
import { describedBy, FieldError, FieldHint, type FieldProps } from './field.tsx'
import { Input } from './text-input.tsx'

const Group = chakra('fieldset', { base: { margin: '0', padding: '0', borderWidth: '0', minWidth: '0' } })

const Legend = chakra('legend', {
  base: { padding: '0', fontWeight: '700', fontSize: 'md', lineHeight: '1.4' },
})

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

/** A code of digits in boxes of one each, which can also be typed, pasted or filled in as a whole. */
export function CodeInput({ count, label, ...field }: CodeInputProps) {
  const { id, name, error } = field
  const [digits, setDigits] = useState<ReadonlyArray<string>>(() => Array.from({ length: count }, () => ''))
  const whole = useRef<HTMLInputElement>(null)
  const boxes = useRef<Array<HTMLInputElement | null>>([])

  function focus(at: number) {
    boxes.current[at]?.focus()
    boxes.current[at]?.select()
  }

  function enter(text: string, at: number) {
    const entered = withDigits(digits, { text, at })
    setDigits(entered.digits)
    // At once: the form looks at it before React has written it there.
    if (whole.current) whole.current.value = entered.digits.join('')
    if (text !== '') focus(entered.next)
  }

  function handlePaste(event: ClipboardEvent, at: number) {
    event.preventDefault()
    enter(event.clipboardData.getData('text'), at)
    whole.current?.dispatchEvent(new Event('input', { bubbles: true }))
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
    <Group data-field={name} aria-describedby={describedBy(field)}>
      <Legend>{label}</Legend>
      <FieldHint {...field} />
      <input ref={whole} type="hidden" name={name} />
      <chakra.div marginTop="3" display="flex" gap="3" maxWidth="100%">
        {digits.map((digit, at) => (
          <Box
            // The boxes never change places.
            key={at}
            ref={(box: HTMLInputElement | null) => {
              boxes.current[at] = box
            }}
            id={at === 0 ? id : undefined}
            aria-label={`Digit ${at + 1} of ${count}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && at === 0 ? describedBy({ id, error }) : undefined}
            inputMode="numeric"
            // Browsers fill in the whole code where it begins.
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={digit}
            onChange={(event) => enter(typedAnew(event.target.value, digit), at)}
            onPaste={(event) => handlePaste(event, at)}
            onKeyDown={(event) => handleKey(event, at)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </chakra.div>
      <FieldError {...field} />
    </Group>
  )
}

/** What was added to a box that had a digit already. */
function typedAnew(text: string, before: string): string {
  return before !== '' && text.length === 2 ? text.replace(before, '') : text
}
