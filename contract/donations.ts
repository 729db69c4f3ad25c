import * as v from 'valibot'
import { cleanText, email, form, line, optionalLine, personName, phone } from './fields.ts'
import { CURRENCY_CODES, formatMoney, MAX_DONATION_MINOR, type Currency } from './money.ts'

export const DONOR_TYPES = ['individual', 'company'] as const
export type DonorType = (typeof DONOR_TYPES)[number]

/** The rules from the content: the minimum donation in each currency, in minor units, and the keys of the causes. */
export type DonationRules = {
  minimums: Readonly<Record<Currency, number>>
  causes: ReadonlyArray<string>
}

const AMOUNT_REQUIRED = 'Please choose an amount, or type one of your own.'

const AMOUNT_UNREADABLE =
  'We could not read this amount. Please write it in digits and in the currency you chose, such as 20,000 or 12.50.'

// NaN stands for invalid text: it comes from the form's own parser, and JSON cannot carry it.
const amountMinor = v.pipe(
  v.number(({ input }) => (Number.isNaN(input) ? AMOUNT_UNREADABLE : AMOUNT_REQUIRED)),
  v.integer(AMOUNT_UNREADABLE),
  v.minValue(0, AMOUNT_UNREADABLE),
  v.maxValue(
    MAX_DONATION_MINOR,
    'That is more than this form can take. Please check the digits, or write to us, and we’ll arrange it together.',
  ),
)

// Optional, because replies are sent by email.
const optionalPhone = v.optional(
  v.lazy((given) => (typeof given === 'string' && cleanText(given) === '' ? optionalLine() : phone)),
  '',
)

/** A donation by an individual or a company, distinguished by `type`. The receipt of a company goes to its address. */
export function donationSchema({ causes, minimums }: DonationRules) {
  const shared = {
    cause: v.picklist(causes, 'Please choose one of the causes on our donate page.'),
    currency: v.picklist(CURRENCY_CODES, 'Please choose naira or US dollars.'),
    amountMinor,
    firstName: personName('Please tell us your first name.'),
    lastName: personName('Please tell us your last name.'),
    email,
  }
  const individual = form({
    type: v.literal('individual'),
    ...shared,
    phone: optionalPhone,
    country: line('Please tell us the country you live in.'),
    heardFrom: optionalLine({ max: 200 }),
  })
  const company = form({
    type: v.literal('company'),
    ...shared,
    organizationName: line('Please tell us the name of your organization.', { max: 200 }),
    organizationAddress: line(
      'Please enter the address of your organization. Your receipt is made out to it.',
      { max: 300 },
    ),
    city: line('Please tell us the city your organization is in.'),
    country: line('Please tell us the country your organization is in.'),
  })
  return v.pipe(
    v.variant(
      'type',
      [individual, company],
      'Please say whether you give as an individual or for a company.',
    ),
    v.forward(
      // Partial, so that an amount below the minimum is reported together with missing fields. Without a known type
      // there is no check: the amount is then whatever was sent.
      v.partialCheck(
        [['type'], ['currency'], ['amountMinor']],
        ({ currency, amountMinor }) => amountMinor >= minimums[currency],
        ({ input: { currency } }) =>
          `Our smallest gift is ${formatMoney(minimums[currency], currency)}: below that, bank charges take too much of it.`,
      ),
      ['amountMinor'],
    ),
  )
}

export type Donation = v.InferOutput<ReturnType<typeof donationSchema>>
