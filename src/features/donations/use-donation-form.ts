import { useEffect, useRef } from 'react'
import { pipe, record, string, transform, unknown } from 'valibot'
import type {
  companyDonationSchema,
  Donation,
  DonorType,
  individualDonationSchema,
} from '#contract/donations.ts'
import { deliver, deliveryFailureText } from '#src/api/deliver.ts'
import type { GiftAmounts } from '#src/content/donations.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import type { AskedDonation, CauseName } from './donation-address.ts'
import { amountsOf, chosenAmount, valuesOfGift } from './gift.ts'
import type { KeptDonation } from './kept-donation.ts'
import { useKeptValues } from './use-kept-values.ts'

export type DonationFormProps = {
  asked: AskedDonation
  causes: ReadonlyArray<CauseName>
  amounts: ReadonlyArray<GiftAmounts>
  kept: KeptDonation
  /** The name people may have heard of. */
  productName: string
  /** Where to write to when the form cannot be sent. */
  email: string
  /** The id of the title above. */
  labelledBy: string
  /** Currency or amount are no longer those of the address. */
  onGiftChange: () => void
  onCancel: () => void
  onSent: (donation: Donation) => void
}

type DonationSchema = ReturnType<typeof individualDonationSchema> | ReturnType<typeof companyDonationSchema>

/** What both forms do: they begin with what is kept, keep what is typed, and send a gift of their type. */
export function useDonationForm<Schema extends DonationSchema>(
  { schema, type }: { schema: Schema; type: DonorType },
  { asked, amounts, kept, onGiftChange, onSent }: DonationFormProps,
) {
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const form = useForm({
    schema: pipe(
      record(string(), unknown()),
      transform((values): unknown => ({
        ...values,
        type,
        cause: asked.cause.slug,
        amount: chosenAmount(values, amounts),
      })),
      schema,
    ),
    onSubmit: async (donation, { key }) => {
      try {
        const { isSent } = await deliver('donations', donation, {
          idempotencyKey: kept.keyFor(donation, key),
        })
        if (!isSent) return
      } catch (error) {
        // They closed the window meanwhile, and with it the place where the form would say so.
        if (isGone.current) toast.error(deliveryFailureText(error))
        throw error
      }
      values.clear()
      onSent(donation)
    },
  })

  const values = useKeptValues(form.ref, {
    kept,
    untouched: { currency: amountsOf(amounts, undefined).code },
    asked: asked.gift === null ? {} : valuesOfGift(asked.gift, amounts),
    onEdit: (name) => {
      if (name === 'currency' || name === 'amount') onGiftChange()
    },
  })

  function discard() {
    form.reset()
    values.startAgain()
  }

  return { form, draftStatus: values.status, discard }
}
