import { yamlSingleton } from './document.ts'
import { choice, list, number, object } from './field.ts'

export const Donations = yamlSingleton({
  name: 'Donations',
  description: 'What can be given, in each currency.',
  path: 'donations.yaml',
  fields: {
    currencies: list(
      'The currencies, the first is the default.',
      object('One currency.', 'DonationCurrency', {
        code: choice('The currency.', ['NGN', 'USD']),
        minimum: number('The smallest gift.', { min: 1 }),
        presets: list('Amounts offered as buttons, smallest first.', number('An amount.', { min: 1 }), {
          min: 2,
          max: 6,
        }),
      }),
      { min: 2, max: 2 },
    ),
  },
})
