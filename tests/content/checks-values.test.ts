import { expect, test } from 'vitest'
import { linesAfter } from './changed-content.ts'

test('a text that is too long is counted', () => {
  expect(
    linesAfter({ 'causes/laptops.yaml': ['title: Free Laptops', 'title: ' + 'ha '.repeat(20) + 'a'] }),
  ).toEqual(['content/causes/laptops.yaml:1:8  title: 61 characters are too many. At most 60 fit.'])
})

test('characters are counted, not bytes', () => {
  expect(
    linesAfter({
      'causes/laptops.yaml': ['title: Free Laptops', 'title: ' + '👩'.repeat(60)],
    }),
  ).toEqual([])
})

test('a text that does not fit its pattern says what it must be', () => {
  expect(linesAfter({ 'options/countries.yaml': ['code: IN', 'code: IND'] })).toEqual([
    'content/options/countries.yaml:3:35  code: "IND" does not fit. It must be two capital letters.',
  ])
})

test('a pattern has to fit the whole text', () => {
  expect(linesAfter({ 'site.yaml': ["'{page} - {site}'", "'{site}: {page}'"] })).toEqual([
    'content/site.yaml:2:15  titlePattern: "{site}: {page}" does not fit. It must contain {page} and {site}, in this order.',
  ])
})

test('half a number is not whole', () => {
  expect(linesAfter({ 'awards.yaml': ['maxStatementWords: 500', 'maxStatementWords: 500.5'] })).toEqual([
    'content/awards.yaml:3:20  maxStatementWords: 500.5 does not fit. Write a whole number from 1 upwards.',
  ])
})

test('a number below the smallest is refused', () => {
  expect(linesAfter({ 'awards.yaml': ['year: 2023', 'year: 23'] })).toEqual([
    'content/awards.yaml:1:7  year: 23 does not fit. Write a whole number from 2000 to 2100.',
  ])
})

test('a number above the largest is refused', () => {
  expect(linesAfter({ 'projects/laptops.yaml': ['percent: 10', 'percent: 110'] })).toEqual([
    'content/projects/laptops.yaml:9:10  percent: 110 does not fit. Write a number from 0 to 100.',
    'content/projects/laptops.yaml:9:10  percent is 110, but 500 of 5000 is 10 %. It is shown as written. Leave it if it was recorded like this on purpose.',
  ])
})

test('infinity is no amount', () => {
  expect(linesAfter({ 'donations.yaml': ['minimum: 10\n', 'minimum: .inf\n'] })).toEqual([
    'content/donations.yaml:7:14  minimum: Infinity does not fit. Write a number from 1 upwards.',
  ])
})

test('a value outside a choice is told the nearest', () => {
  expect(linesAfter({ 'mentors/ada.md': ['gender: Female', 'gender: female'] })).toEqual([
    'content/mentors/ada.md:16:9  gender: "female" is not in the list. Did you mean "Female"? Allowed: Male, Female.',
  ])
})

test('a choice with many values shows the first ones', () => {
  expect(linesAfter({ 'benefits/workshops.yaml': ['icon: laptop', 'icon: labtop'] })).toEqual([
    'content/benefits/workshops.yaml:5:7  icon: "labtop" is not in the list. Did you mean "laptop"? Allowed: briefcase, buildings, calendar, certificate, chalkboard, chats, code, coins, gift, globe, graduation-cap, hand-coins and 14 more.',
  ])
})

test('a language that is not in the list is told the nearest', () => {
  expect(linesAfter({ 'mentors/ada.md': ['  - English', '  - Englsh'] })).toEqual([
    'content/mentors/ada.md:11:5  language "Englsh" is not in the list. Did you mean "English"? Allowed: English, French, Yoruba (see content/options/languages.yaml)',
  ])
})

test('a level that is not in the list is told the nearest', () => {
  expect(linesAfter({ 'mentors/ada.md': ['seniority: Senior', 'seniority: Senoir'] })).toEqual([
    'content/mentors/ada.md:15:12  level "Senoir" is not in the list. Did you mean "Senior"? Allowed: Junior, Senior (see content/options/seniority.yaml)',
  ])
})

test('an expertise that is not in the list is told the nearest', () => {
  expect(linesAfter({ 'mentors/ada.md': ['  - Data Science', '  - Data Sciense'] })).toEqual([
    'content/mentors/ada.md:9:5  expertise "Data Sciense" is not in the list. Did you mean "Data Science"? Allowed: Data Science, Machine Learning (see content/options/expertise.yaml)',
  ])
})

test('a country written by name is told its code', () => {
  expect(linesAfter({ 'mentors/ada.md': ['country: NG', 'country: Nigera'] })).toEqual([
    'content/mentors/ada.md:13:10  country "Nigera" is not in the list. Did you mean "NG" (Nigeria)? Allowed: IS (Iceland), IN (India), NG (Nigeria) (see content/options/countries.yaml)',
  ])
})

test('a country code in small letters is told the right one', () => {
  expect(linesAfter({ 'mentors/ada.md': ['country: NG', 'country: ng'] })).toEqual([
    'content/mentors/ada.md:13:10  country "ng" is not in the list. Did you mean "NG" (Nigeria)? Allowed: IS (Iceland), IN (India), NG (Nigeria) (see content/options/countries.yaml)',
  ])
})

test('a code that is nothing like another is told the list only', () => {
  expect(linesAfter({ 'mentors/ada.md': ['country: NG', 'country: ZZ'] })).toEqual([
    'content/mentors/ada.md:13:10  country "ZZ" is not in the list. Allowed: IS (Iceland), IN (India), NG (Nigeria) (see content/options/countries.yaml)',
  ])
})

test('Lagoss is Lagos', () => {
  expect(linesAfter({ 'mentors/ada.md': ['timeZone: Africa/Lagos', 'timeZone: Lagoss'] })).toEqual([
    'content/mentors/ada.md:14:11  time zone "Lagoss" is not in the list. Did you mean "Africa/Lagos"? Allowed: Africa/Lagos, Africa/Nairobi (see content/options/timezones.yaml)',
  ])
})

test('a zone that exists but is not in the list is refused', () => {
  expect(linesAfter({ 'mentors/ada.md': ['timeZone: Africa/Lagos', 'timeZone: Africa/Accra'] })).toEqual([
    'content/mentors/ada.md:14:11  time zone "Africa/Accra" is not in the list. Allowed: Africa/Lagos, Africa/Nairobi (see content/options/timezones.yaml)',
  ])
})

test('without its list nothing is said about a value', () => {
  expect(
    linesAfter({ 'options/languages.yaml': null, 'mentors/ada.md': ['  - English', '  - Klingon'] }),
  ).toEqual([
    'content/options/languages.yaml:1:1  this file is missing. It holds: The languages people can choose from. It has to exist exactly once, under this name.',
  ])
})

test('31 February does not become 3 March', () => {
  expect(linesAfter({ 'mentors/ada.md': ['2026-01-05', '2026-02-31'] })).toEqual([
    'content/mentors/ada.md:17:18  lastConfirmedOn: 31 February 2026 does not exist. February 2026 has 28 days.',
  ])
})

test('29 February is there in leap years only', () => {
  expect(
    linesAfter({
      'mentors/ada.md': ['2026-01-05', '2024-02-29'],
      'blog/first.md': ['2026-01-02', '2026-02-29'],
    }),
  ).toEqual([
    'content/blog/first.md:4:14  publishedOn: 29 February 2026 does not exist. February 2026 has 28 days.',
  ])
})

test('there is no thirteenth month', () => {
  expect(linesAfter({ 'mentors/ada.md': ['2026-01-05', '2026-13-05'] })).toEqual([
    'content/mentors/ada.md:17:18  lastConfirmedOn: "2026-13-05" has no such month: 13. Months go from 01 to 12.',
  ])
})

test('there is no day 0', () => {
  expect(linesAfter({ 'mentors/ada.md': ['2026-01-05', '2026-10-00'] })).toEqual([
    'content/mentors/ada.md:17:18  lastConfirmedOn: 0 October 2026 does not exist. October 2026 has 31 days.',
  ])
})

test('a date without leading zeros is told how to write it', () => {
  expect(linesAfter({ 'mentors/ada.md': ['2026-01-05', '2026-9-5'] })).toEqual([
    'content/mentors/ada.md:17:18  lastConfirmedOn: "2026-9-5" is not a date as we write them. Write 2026-09-05. Dates look like 2026-03-07: year, month, day.',
  ])
})

test('a date in another order is refused', () => {
  expect(linesAfter({ 'mentors/ada.md': ['2026-01-05', '05/10/2026'] })).toEqual([
    'content/mentors/ada.md:17:18  lastConfirmedOn: "05/10/2026" is not a date as we write them. Dates look like 2026-03-07: year, month, day.',
  ])
})

test('a date in words is refused', () => {
  expect(linesAfter({ 'mentors/ada.md': ['2026-01-05', '5 October 2026'] })).toEqual([
    'content/mentors/ada.md:17:18  lastConfirmedOn: "5 October 2026" is not a date as we write them. Dates look like 2026-03-07: year, month, day.',
  ])
})

test('a time with a blank is told how to write it', () => {
  expect(linesAfter({ 'events/first-talk.md': ['2026-03-07T10:00', '2026-03-07 10:00'] })).toEqual([
    'content/events/first-talk.md:3:8  start: "2026-03-07 10:00" is not a date and time as we write them. Write 2026-03-07T10:00; the zone has a field of its own. Times look like 2026-03-07T10:00: the date, a T, hours and minutes.',
  ])
})

test('a time with its own zone is told where the zone belongs', () => {
  expect(linesAfter({ 'events/first-talk.md': ['2026-03-07T12:00', '2026-03-07T12:00:00Z'] })).toEqual([
    'content/events/first-talk.md:4:6  end: "2026-03-07T12:00:00Z" is not a date and time as we write them. Write 2026-03-07T12:00; the zone has a field of its own. Times look like 2026-03-07T10:00: the date, a T, hours and minutes.',
  ])
})

test('a time in words is refused', () => {
  expect(linesAfter({ 'events/first-talk.md': ['2026-03-07T12:00', 'noon'] })).toEqual([
    'content/events/first-talk.md:4:6  end: "noon" is not a date and time as we write them. Times look like 2026-03-07T10:00: the date, a T, hours and minutes.',
  ])
})

test('a time on a day that does not exist is refused', () => {
  expect(linesAfter({ 'events/first-talk.md': ['2026-03-07T10:00', '2026-02-30T10:00'] })).toEqual([
    'content/events/first-talk.md:3:8  start: 30 February 2026 does not exist. February 2026 has 28 days.',
  ])
})

test('25 o’clock is refused', () => {
  expect(linesAfter({ 'events/first-talk.md': ['2026-03-07T12:00', '2026-03-07T25:00'] })).toEqual([
    'content/events/first-talk.md:4:6  end: there is no 25:00 on a clock. Hours go from 00 to 23, minutes from 00 to 59.',
  ])
})

test('an unknown time zone is told the nearest', () => {
  expect(linesAfter({ 'events/first-talk.md': ['Africa/Lagos', 'Africa/Lagoss'] })).toEqual([
    'content/events/first-talk.md:5:11  timeZone: there is no time zone "Africa/Lagoss". Did you mean "Africa/Lagos"? Time zones look like Africa/Lagos: a continent and a city.',
  ])
})

test('a time zone in the wrong case is told the right one', () => {
  expect(linesAfter({ 'events/first-talk.md': ['Africa/Lagos', 'africa/lagos'] })).toEqual([
    'content/events/first-talk.md:5:11  timeZone: there is no time zone "africa/lagos". Did you mean "Africa/Lagos"? Time zones look like Africa/Lagos: a continent and a city.',
  ])
})

test('an offset is no time zone', () => {
  expect(linesAfter({ 'events/first-talk.md': ['Africa/Lagos', "'+01:00'"] })).toEqual([
    'content/events/first-talk.md:5:11  timeZone: there is no time zone "+01:00". Time zones look like Africa/Lagos: a continent and a city.',
  ])
})

test('an event that ends as it starts is refused', () => {
  expect(linesAfter({ 'events/first-talk.md': ['end: 2026-03-07T12:00', 'end: 2026-03-07T10:00'] })).toEqual([
    'content/events/first-talk.md:4:6  the event ends at 2026-03-07T10:00, which is not after its start at 2026-03-07T10:00. An event ends after it starts, both in its own time zone.',
  ])
})

test('an event that ends before it starts is refused', () => {
  expect(linesAfter({ 'events/first-talk.md': ['end: 2026-03-07T12:00', 'end: 2026-03-06T12:00'] })).toEqual([
    'content/events/first-talk.md:4:6  the event ends at 2026-03-06T12:00, which is not after its start at 2026-03-07T10:00. An event ends after it starts, both in its own time zone.',
  ])
})

test('a percentage that disagrees is noted, not refused', () => {
  expect(linesAfter({ 'projects/laptops.yaml': ['percent: 10', 'percent: 12'] })).toEqual([
    'content/projects/laptops.yaml:9:10  percent is 12, but 500 of 5000 is 10 %. It is shown as written. Leave it if it was recorded like this on purpose.',
  ])
})

test('an e-mail address without a host is refused', () => {
  expect(linesAfter({ 'jobs/teacher.md': ['jobs@{domain}', 'jobs@gelegrid'] })).toEqual([
    'content/jobs/teacher.md:7:10  applyTo: "jobs@gelegrid" is not an e-mail address. E-mail addresses look like hello@example.org.',
  ])
})
