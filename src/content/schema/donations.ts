import { yamlCollection, yamlSingleton } from './document.ts'
import { boolean, choice, image, list, number, object, order, richText, text, url } from './field.ts'

export const Donations = yamlSingleton({
  name: 'Donations',
  heading: 'Amounts people can give',
  description: 'What can be given, in each currency.',
  path: 'donations.yaml',
  fields: {
    currencies: list(
      'The amounts in each currency. The form starts with naira.',
      object('One currency.', 'DonationCurrency', {
        code: choice('The currency.', ['NGN', 'USD']),
        minimum: number('The smallest gift.', { min: 1 }),
        presets: list('Amounts offered as buttons, smallest first.', number('An amount.', { min: 1 }), {
          min: 2,
          max: 6,
        }),
        account: object(
          'The account that gifts in this currency are paid into. Donors see it.',
          'BankAccount',
          {
            bank: text('The bank.', { maxLength: 60, isName: true }),
            name: text('In whose name the account is.', { maxLength: 60 }),
            number: text('The number, digits only.', {
              pattern: {
                source: '\\d{6,34}',
                says: 'must have 6 to 34 digits, without spaces',
              },
            }),
            swift: text('The SWIFT code of the bank, for transfers from abroad.', {
              optional: true,
              pattern: {
                source: '[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?',
                says: 'must have 8 or 11 capital letters and digits',
              },
            }),
          },
        ),
      }),
      { min: 2, max: 2 },
    ),
    notice: richText(
      'Under the form: what becomes of what the donor writes, with a link to the privacy policy.',
    ),
  },
})

export const Cause = yamlCollection({
  name: 'Cause',
  heading: 'Cause to give to',
  description: 'A cause people can give to. The file name is its key in addresses: /donate?cause=file-name.',
  path: 'causes',
  fields: {
    title: text('The title.', { maxLength: 60 }),
    description: text('What a gift does, in two to four sentences.', { maxLength: 480 }),
    order: order(),
    image: image('The picture.', { size: { minWidth: 800, shape: [10, 7] } }),
    paymentLink: url('The page of a payment provider where a gift can be paid online, where there is one.', {
      optional: true,
    }),
  },
})

export const Project = yamlCollection({
  name: 'Project',
  heading: 'Project',
  description:
    'A project in the member area. Amounts are in US dollars and shown as recorded. The file name is its address, ' +
    '/explore/projects/file-name, and what gifts to it are recorded under: do not rename it.',
  path: 'projects',
  fields: {
    title: text('The title.', { maxLength: 60 }),
    subtitle: text('What it does, in one or two sentences.', { maxLength: 240 }),
    image: image('The picture.', { size: { minWidth: 800, shape: [20, 13] } }),
    isFeatured: boolean('true for the project on the Featured Projects page.'),
    goal: number('The goal in US dollars.', { min: 1 }),
    goalFor: text('Whom the goal reaches, such as: for 5000 girls.', { maxLength: 40, optional: true }),
    raised: number('Raised so far, in US dollars.', { min: 0 }),
    percent: number('The percentage shown on the progress bar.', { min: 0, max: 100 }),
    donations: number('How many donations so far.', { integer: true, min: 0, optional: true }),
    toGo: number('What is missing, in US dollars.', { min: 0, optional: true }),
    story: richText('The story on its page, in two to five paragraphs.'),
    funds: list(
      'What the goal pays for. Together the amounts make the goal.',
      object('One item.', 'ProjectFund', {
        item: text('What is paid for.', { maxLength: 90 }),
        amount: number('What it costs, in US dollars.', { min: 1 }),
      }),
      { min: 2, max: 8 },
    ),
    order: order(),
  },
})
