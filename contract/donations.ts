import * as v from 'valibot'
import { email, form, line, oneOf, optionalLine, personName, phone } from './fields.ts'
import { CURRENCIES, formatMoney, MAX_DONATION, readAmount, type Currency } from './money.ts'

export const DONOR_TYPES = ['individual', 'company'] as const
export type DonorType = (typeof DONOR_TYPES)[number]

/** The rules from the content: the minimum donation in each currency, and the keys of the causes. */
export type DonationRules = {
  minimums: Readonly<Record<Currency, number>>
  causes: ReadonlyArray<string>
}

const AMOUNT_REQUIRED = 'Please choose an amount, or type one of your own.'

// Text from a form, a number from JSON.
const amount = v.pipe(
  v.union([v.string(), v.number()], AMOUNT_REQUIRED),
  v.transform((given) => String(given).trim()),
  v.nonEmpty(AMOUNT_REQUIRED),
  v.check(
    (text) => readAmount(text) !== null,
    'We could not read this amount. Please write it in digits, such as 20,000 or 12.50.',
  ),
  v.transform((text) => readAmount(text) ?? 0),
  v.maxValue(
    MAX_DONATION,
    'That is more than this form can take. Please check the digits, or write to us and we arrange it together.',
  ),
)

// Optional: we answer by email.
const optionalPhone = v.optional(
  v.lazy((given) => (typeof given === 'string' && given.trim() === '' ? optionalLine() : phone)),
  '',
)

function donationEntries({ causes }: DonationRules) {
  return {
    cause: oneOf(causes, 'Please choose one of the causes on our donate page.'),
    currency: oneOf(CURRENCIES, 'Please choose naira or US dollars.'),
    amount,
  }
}

const donorEntries = {
  firstName: personName('Please tell us your first name.'),
  lastName: personName('Please tell us your last name.'),
  email,
}

type Sum = { currency: Currency; amount: number }

function isEnough({ minimums }: DonationRules) {
  return ({ currency, amount }: Sum) => amount >= minimums[currency]
}

function askForMore({ minimums }: DonationRules) {
  return ({ input: { currency } }: { input: Sum }) =>
    `Our smallest gift is ${formatMoney(minimums[currency], currency)}: below that, bank charges take too much of it.`
}

// A partial check, so that an amount below the minimum is reported together with missing fields.

/** A donation by an individual. */
export function individualDonationSchema(rules: DonationRules) {
  return v.pipe(
    form({
      type: v.literal('individual'),
      ...donationEntries(rules),
      ...donorEntries,
      phone: optionalPhone,
      country: line('Please choose the country you live in.'),
      heardFrom: optionalLine({ max: 200 }),
    }),
    v.forward(v.partialCheck([['currency'], ['amount']], isEnough(rules), askForMore(rules)), ['amount']),
  )
}

/** A donation by a company; the receipt goes to its address. */
export function companyDonationSchema(rules: DonationRules) {
  return v.pipe(
    form({
      type: v.literal('company'),
      ...donationEntries(rules),
      ...donorEntries,
      organizationName: line('Please tell us the name of your organization.', { max: 200 }),
      organizationAddress: line(
        'Please enter the address of your organization. Your receipt is made out to it.',
        {
          max: 300,
        },
      ),
      city: line('Please tell us the city your organization is in.'),
      country: line('Please choose the country your organization is in.'),
    }),
    v.forward(v.partialCheck([['currency'], ['amount']], isEnough(rules), askForMore(rules)), ['amount']),
  )
}

/** Either of them, distinguished by `type`. */
export function donationSchema(rules: DonationRules) {
  return v.variant(
    'type',
    [individualDonationSchema(rules), companyDonationSchema(rules)],
    'Please say whether you give as an individual or for a company.',
  )
}

export type Donation = v.InferOutput<ReturnType<typeof donationSchema>>
