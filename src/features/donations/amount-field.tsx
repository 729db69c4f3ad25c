import { Box, chakra, Input } from '@chakra-ui/react'
import { useRef, useState, type FormEvent } from 'react'
import { OTHER } from '#contract/donation-amount.ts'
import { CURRENCIES, CURRENCY_CODES, DEFAULT_CURRENCY, formatMoney, type Currency } from '#contract/money.ts'
import type { DonationAmounts } from '#src/content/donations.ts'
import { FieldGroup, Label, useField, useFormContext, useFormValue } from '#src/ui/forms/field.tsx'
import { RadioInput, RadioLabel } from '#src/ui/forms/radio-group.tsx'

// As many columns as fit, at any text size.
const Choices = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    marginTop: '2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr))',
  },
})

const Choice = chakra(RadioLabel, {
  base: {
    gap: '2',
    paddingInline: '0.625rem',
    borderRadius: '1.5rem',
    fontSize: 'sm',
    fontWeight: '600',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Radio = chakra(RadioInput, { base: { width: '1.25rem', height: '1.25rem' } })

const Symbol = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '50%',
    transform: 'translateY(-50%)',
    fontWeight: '600',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
})

/** The chosen currency, or the default. */
export function currencyOf(value: unknown): Currency {
  return CURRENCY_CODES.find((code) => code === value) ?? DEFAULT_CURRENCY
}

/**
 * A preset or a typed amount: typing selects it, the focus alone does not. Presets and minimum depend on the currency.
 */
export function AmountField({ amounts }: { amounts: DonationAmounts }) {
  const { draft } = useFormContext()
  // The form is filled in after the first rendering, which needs the presets of the draft. It is not prerendered.
  const [kept] = useState(() => draft?.values().currency)
  const code = currencyOf(useFormValue('currency') ?? kept)
  const isOther = useFormValue('amountMinor') === OTHER
  const otherRadioRef = useRef<HTMLInputElement>(null)
  const { minimum, presets } = amounts[code]
  const hint = `The smallest gift is ${formatMoney(minimum, code)}.`
  const { id, error, control } = useField({ name: 'amountMinor', hint })
  // The control with the field's id gets the focus if the value is invalid.
  const otherId = isOther ? id : `${id}-other`

  function handleTyping({ currentTarget }: FormEvent<HTMLInputElement>) {
    if (currentTarget.value !== '' && otherRadioRef.current) otherRadioRef.current.checked = true
  }

  return (
    <FieldGroup
      role="radiogroup"
      name="amountMinor"
      label="Amount"
      hint={hint}
      required
      below={
        <Box marginTop="4">
          <Label htmlFor={otherId}>Other amount in {CURRENCIES[code].name}</Label>
          <Box position="relative" marginTop="2">
            <Symbol aria-hidden>{CURRENCIES[code].symbol}</Symbol>
            <Input
              id={otherId}
              name="otherAmount"
              inputMode="decimal"
              autoComplete="off"
              onInput={handleTyping}
              aria-describedby={control['aria-describedby']}
              aria-invalid={isOther && error ? true : undefined}
              paddingInlineStart="10"
            />
          </Box>
        </Box>
      }
    >
      <Choices>
        {presets.map((preset, place) => (
          // Keyed by position, so that the selected button stays selected when the currency changes.
          <Choice key={place}>
            <Radio
              id={place === 0 && !isOther ? id : undefined}
              type="radio"
              name="amountMinor"
              value={preset}
              required
            />
            <span>{formatMoney(preset, code)}</span>
          </Choice>
        ))}
        <Choice>
          <Radio ref={otherRadioRef} type="radio" name="amountMinor" value={OTHER} required />
          <span>Other amount</span>
        </Choice>
      </Choices>
    </FieldGroup>
  )
}
