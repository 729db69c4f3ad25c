import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { formatMoney, readAmount } from '#contract/money.ts'
import type { GiftAmounts } from '#src/content/donations.ts'
import { useFormValue } from '#src/ui/forms/use-form-value.ts'
import { amountsOf, chosenAmount } from './gift.ts'

type GiftSummaryProps = {
  formRef: RefObject<HTMLFormElement | null>
  amounts: ReadonlyArray<GiftAmounts>
  cause: string
}

/** What is about to be given, and that pressing the button moves no money yet. */
export function GiftSummary({ formRef, amounts, cause }: GiftSummaryProps) {
  const currency = useFormValue(formRef, 'currency')
  const preset = useFormValue(formRef, 'preset')
  const otherAmount = useFormValue(formRef, 'otherAmount')
  const amount = readAmount(chosenAmount({ currency, preset, otherAmount }, amounts))
  const { code, minimum } = amountsOf(amounts, currency)
  return (
    <chakra.div padding="4" borderRadius="md" backgroundColor="bg.warm">
      <chakra.p fontWeight="700">
        {amount === null || amount < minimum
          ? `Your gift goes to: ${cause}`
          : `Your gift: ${formatMoney(amount, code)} for ${cause}`}
      </chakra.p>
      <chakra.p textStyle="small" marginTop="1">
        No money moves when you press Donate. We write to you with the account details for a transfer, and we
        never ask for card details.
      </chakra.p>
    </chakra.div>
  )
}
