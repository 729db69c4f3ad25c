import { yamlSingleton } from './document.ts'
import { list, number, object, text, timeZone } from './field.ts'

export const CountryList = yamlSingleton({
  name: 'CountryList',
  heading: 'List of countries',
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
        name: text('The name in English.', { isName: true }),
        code: text('The ISO 3166 two-letter code.', {
          pattern: { source: '[A-Z]{2}', says: 'must be two capital letters' },
        }),
        alsoCalled: list(
          'Other names under which people look for it, such as UK or Britain.',
          text('Another name.', { isName: true }),
          { optional: true },
        ),
      }),
    ),
  },
})

export const TimezoneList = yamlSingleton({
  name: 'TimezoneList',
  heading: 'List of time zones',
  description: 'The time zones people can choose from.',
  path: 'options/timezones.yaml',
  fields: {
    items: list(
      'The zones, from west to east.',
      object('A time zone.', 'Timezone', {
        name: timeZone('The IANA zone.'),
        offset: text('Its standard offset from UTC.', {
          pattern: { source: '[+-]\\d{2}:\\d{2}', says: 'must look like +01:00' },
        }),
        label: text('What people see, such as (GMT+01:00) Lagos.', {
          pattern: { source: '\\(GMT[+-]\\d{2}:\\d{2}\\) .+', says: 'must look like (GMT+01:00) Lagos' },
        }),
      }),
    ),
  },
})

export const LanguageList = yamlSingleton({
  name: 'LanguageList',
  heading: 'List of languages',
  description: 'The languages people can choose from.',
  path: 'options/languages.yaml',
  fields: { items: list('The languages, in the order shown.', text('A language.', { isName: true })) },
})

export const SeniorityList = yamlSingleton({
  name: 'SeniorityList',
  heading: 'List of levels of experience',
  description: 'The levels of experience people can choose from.',
  path: 'options/seniority.yaml',
  fields: {
    items: list(
      'The levels, lowest first.',
      object('A level.', 'SeniorityLevel', {
        name: text('The level.'),
        description: text('What someone at this level does.', { maxLength: 200 }),
      }),
    ),
  },
})

export const ExpertiseList = yamlSingleton({
  name: 'ExpertiseList',
  heading: 'List of topics',
  description: 'The topics a mentor can help with.',
  path: 'options/expertise.yaml',
  fields: { items: list('The topics, in the order shown.', text('A topic.')) },
})
