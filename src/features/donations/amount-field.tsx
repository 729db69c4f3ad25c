import { chakra } from '@chakra-ui/react'
import { useRef, type FormEvent, type RefObject } from 'react'
import { CURRENCY_NAMES, currencySymbol, formatMoney } from '#contract/money.ts'
import type { GiftAmounts } from '#src/content/donations.ts'
import { describedBy, FieldError, FieldHint, Label, RequiredMark } from '#src/ui/forms/field.tsx'
import { Input } from '#src/ui/forms/text-input.tsx'
import { AmountChoice, AmountChoices, AmountRadio, AmountSymbol } from './amount-parts.tsx'
import { OTHER } from './gift.ts'

type AmountFieldProps = {
  id: string
  name: string
  error?: string
  /** Those of the chosen currency. */
  amounts: GiftAmounts
  otherRef: RefObject<HTMLInputElement | null>
  /** Whether an amount of one's own is chosen. */
  isOther: boolean
}

/**
 * An amount from a few buttons, or one of one's own. Typing chooses that one; merely coming by with the focus does not.
 */
export function AmountField({ id, name, error, amounts, otherRef, isOther }: AmountFieldProps) {
  const otherRadioRef = useRef<HTMLInputElement>(null)
  const { code, minimum, presets } = amounts
  const legendId = `${id}-legend`
  const otherId = `${id}-other`
  const hint = `The smallest gift is ${formatMoney(minimum, code)}.`
  const description = describedBy({ id, error, hint })

  function handleTyping({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    // Only typing, pasting and the like: what is filled in from a draft chooses nothing.
    if (!(nativeEvent instanceof InputEvent) || currentTarget.value === '') return
    if (!otherRadioRef.current?.checked) otherRadioRef.current?.click()
  }

  return (
    <chakra.div data-field={name} minWidth="0">
      {/* Where the form looks for the control of a mistake: it holds nothing, the element of the same id is meant. */}
      <input type="hidden" name={name} />
      <chakra.fieldset
        role="radiogroup"
        aria-labelledby={legendId}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={description}
        margin="0"
        padding="0"
        borderWidth="0"
        minWidth="0"
      >
        <chakra.legend padding="0" fontWeight="700" fontSize="md" lineHeight="1.4">
          <span id={legendId}>Amount</span>
          <RequiredMark />
        </chakra.legend>
        <FieldHint id={id} hint={hint} />
        <AmountChoices>
          {presets.map((preset, place) => (
            <AmountChoice key={place}>
              <AmountRadio
                id={place === 0 && !isOther ? id : undefined}
                type="radio"
                name="preset"
                value={place}
                required
              />
              <span>{formatMoney(preset, code)}</span>
            </AmountChoice>
          ))}
          <AmountChoice>
            <AmountRadio ref={otherRadioRef} type="radio" name="preset" value={OTHER} required />
            <span>Other amount</span>
          </AmountChoice>
        </AmountChoices>
      </chakra.fieldset>
      <chakra.div marginTop="4">
        <Label htmlFor={isOther ? id : otherId}>Other amount in {CURRENCY_NAMES[code]}</Label>
        <chakra.div position="relative" marginTop="2">
          <AmountSymbol aria-hidden>{currencySymbol(code)}</AmountSymbol>
          <Input
            ref={otherRef}
            id={isOther ? id : otherId}
            name="otherAmount"
            inputMode="decimal"
            autoComplete="off"
            onInput={handleTyping}
            aria-describedby={description}
            aria-invalid={isOther && error ? true : undefined}
            paddingInlineStart="10"
          />
        </chakra.div>
      </chakra.div>
      <FieldError id={id} error={error} />
    </chakra.div>
  )
}
