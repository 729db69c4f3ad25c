import { yamlSingleton } from './document.ts'
import { list, object, text, timeZone } from './field.ts'

export const TimezoneList = yamlSingleton({
  name: 'TimezoneList',
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
