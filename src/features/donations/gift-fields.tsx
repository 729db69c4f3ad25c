import { useRef, type RefObject } from 'react'
import { CURRENCIES, CURRENCY_NAMES, currencySymbol } from '#contract/money.ts'
import type { GiftAmounts } from '#src/content/donations.ts'
import { RadioGroup } from '#src/ui/forms/radio-group.tsx'
import { useFormValue } from '#src/ui/forms/use-form-value.ts'
import { AmountField } from './amount-field.tsx'
import { amountsOf, OTHER } from './gift.ts'

type FieldOfForm = { id: string; name: string; error?: string }

type GiftFieldsProps = {
  formRef: RefObject<HTMLFormElement | null>
  amounts: ReadonlyArray<GiftAmounts>
  currencyField: FieldOfForm
  amountField: FieldOfForm
}

const currencyOptions = CURRENCIES.map((code) => ({
  value: code,
  label: `${code} (${currencySymbol(code)})`,
  hint: CURRENCY_NAMES[code],
}))

/** In which currency, and how much: the buttons and the smallest gift follow the currency, a typed amount stays as it is. */
export function GiftFields({ formRef, amounts, currencyField, amountField }: GiftFieldsProps) {
  const otherRef = useRef<HTMLInputElement>(null)
  const currency = useFormValue(formRef, 'currency')
  const isOther = useFormValue(formRef, 'preset') === OTHER

  function checkTypedAmount() {
    const other = otherRef.current
    // As if it had just been left: 50 may be enough in dollars and too little in naira.
    if (isOther && other?.value) other.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }

  return (
    <>
      <div onInput={checkTypedAmount}>
        <RadioGroup {...currencyField} label="Currency" options={currencyOptions} required />
      </div>
      <AmountField
        {...amountField}
        amounts={amountsOf(amounts, currency)}
        otherRef={otherRef}
        isOther={isOther}
      />
    </>
  )
}
