import { Input } from '@chakra-ui/react'
import { any } from 'valibot'
import type { DonorType } from '#contract/donations.ts'
import { OTHER } from '#contract/money.ts'
import type { DonationSettings } from '#src/content/donations.ts'
import { Field } from '#src/ui/forms/field.tsx'
import { Form, RequiredNote, SubmitButton } from '#src/ui/forms/form.tsx'
import { useForm } from '#src/ui/forms/use-form.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { DonorFields, NO_MONEY_YET } from './donor-fields.tsx'

type PlainDonationFormProps = {
  type: DonorType
  settings: Omit<DonationSettings, 'amounts'>
  labelledBy: string
  action: string | undefined
}

/** The form for one type of donor on a page without scripts: the server validates and stores it. */
export function PlainDonationForm({ type, settings, labelledBy, action }: PlainDonationFormProps) {
  const { siteName, noticeHtml, smallestGifts } = settings
  const form = useForm({ schema: any(), onSubmit: () => undefined })
  // Without presets, which depend on the currency and would need scripts.
  const amount = (
    <>
      <input type="hidden" name="amountMinor" value={OTHER} />
      <Field name="amountMinor" label="Amount" hint={smallestGifts} required>
        {(control) => <Input {...control} name="otherAmount" inputMode="decimal" autoComplete="off" />}
      </Field>
    </>
  )
  return (
    <Form form={form} action={action} aria-labelledby={labelledBy}>
      <RequiredNote />
      <input type="hidden" name="type" value={type} />
      <DonorFields type={type} siteName={siteName} amount={amount} />
      <p>{NO_MONEY_YET}</p>
      <Prose html={noticeHtml} />
      <div>
        <SubmitButton isBusy={false}>Donate</SubmitButton>
      </div>
    </Form>
  )
}
