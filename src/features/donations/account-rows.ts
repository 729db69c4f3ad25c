import type { PaymentAccount } from '#src/content/donations.ts'

/** One line of the payment details. `copied` is the text for the copy button. */
export type PaymentRow = { name: string; value: string; copied?: string }

/** The bank account for a currency, line by line. */
export function accountRows({ bank, name, number, swift }: PaymentAccount): Array<PaymentRow> {
  return [
    { name: 'Bank', value: bank },
    { name: 'Account name', value: name },
    { name: 'Account number', value: number, copied: number },
    ...(swift === null ? [] : [{ name: 'SWIFT code', value: swift, copied: swift }]),
  ]
}
