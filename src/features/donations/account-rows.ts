import type { PaymentAccount } from '#src/content/donations.ts'

/** One line of how to pay. `copied` is what a button copies. */
export type PaymentRow = { name: string; value: string; copied?: string }

/** The account of a currency, line by line. */
export function accountRows({ bank, name, number, swift }: PaymentAccount): Array<PaymentRow> {
  return [
    { name: 'Bank', value: bank },
    { name: 'Account name', value: name },
    { name: 'Account number', value: number, copied: number },
    ...(swift === null ? [] : [{ name: 'SWIFT code', value: swift, copied: swift }]),
  ]
}
