import { yamlSingleton } from './document.ts'
import { list, number, object, text } from './field.ts'

export const CountryList = yamlSingleton({
  name: 'CountryList',
  description: 'The countries people can choose from.',
  path: 'options/countries.yaml',
  fields: {
    items: list(
      'The countries, by name.',
      object('A country.', 'Country', {
        id: number('The number older records use. It has gaps and 110 stands twice: the code is the key.', {
          integer: true,
          min: 1,
        }),
        name: text('The name in English.'),
        code: text('The ISO 3166 two-letter code.', {
          pattern: { source: '[A-Z]{2}', says: 'must be two capital letters' },
        }),
      }),
    ),
  },
})
