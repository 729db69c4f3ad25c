// @vitest-environment node
import { countryList, expertiseList, languageList, seniorityList, timezoneList } from 'contentlayer/generated'
import { expect, test } from 'vitest'

const countries = countryList.items

/** The offset of a zone on the first of a month, written like +01:00. */
function offsetOf(timeZone: string, month: number) {
  const formatter = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = formatter
    .formatToParts(new Date(Date.UTC(2026, month, 1)))
    .find(({ type }) => type === 'timeZoneName')
  return name?.value === 'GMT' ? '+00:00' : name?.value.replace('GMT', '')
}

function minutes(offset: string) {
  const [hours = 0, rest = 0] = offset.slice(1).split(':').map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + rest)
}

test('there are about 240 countries, each with a code and a name of its own [DATA-23 BUILD-10]', () => {
  expect(countries.length).toBeGreaterThanOrEqual(235)
  expect(countries.length).toBeLessThanOrEqual(250)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
})

test('every code of a country is one that is known to the world', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const unknown = countries.filter(({ code }) => names.of(code) === undefined)
  expect(unknown).toEqual([])
})

test('Norway keeps its code, which some readers of YAML take for a no', () => {
  expect(countries.find(({ name }) => name === 'Norway')?.code).toBe('NO')
})

test('the numbers of older records have gaps, and only Iceland and India share one [DATA-24]', () => {
  const ids = countries.map(({ id }) => id)
  expect(Math.max(...ids)).toBeGreaterThan(countries.length)
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  expect(repeated).toEqual([110])
  expect(countries.filter(({ id }) => id === 110).map(({ name }) => name)).toEqual(['Iceland', 'India'])
})

test('the 20 languages stand in their order [DATA-26]', () => {
  expect(languageList.items).toEqual([
    'English',
    'Mandarin Chinese',
    'Hindi',
    'Spanish',
    'French',
    'Arabic',
    'Bengali',
    'Russian',
    'Portuguese',
    'Indonesian',
    'Urdu',
    'German',
    'Japanese',
    'Swahili',
    'Tamil',
    'Turkish',
    'Italian',
    'Dutch',
    'Swedish',
    'Sindhi',
  ])
})

test.each(timezoneList.items)('the zone $name has its standard offset, also in its label [DATA-27]', (zone) => {
  expect([offsetOf(zone.name, 0), offsetOf(zone.name, 6)]).toContain(zone.offset)
  expect(zone.label).toMatch(/^\(GMT[+-]\d\d:\d\d\) \S/)
  expect(zone.label.startsWith(`(GMT${zone.offset}) `)).toBe(true)
})

test('the zones go from west to east without repeating a label, and Africa has many cities [DATA-28]', () => {
  const zones = timezoneList.items
  const offsets = zones.map(({ offset }) => minutes(offset))
  expect(offsets).toEqual(offsets.slice().sort((a, b) => a - b))
  expect(new Set(zones.map(({ label }) => label)).size).toBe(zones.length)
  expect(zones.filter(({ name }) => name.startsWith('Africa/')).length).toBeGreaterThan(30)
  expect(zones.map(({ label }) => label)).toContain('(GMT+01:00) Lagos')
})

test('the nine levels of experience are described, lowest first [DATA-30 DATA-31]', () => {
  expect(seniorityList.items.map(({ name }) => name)).toEqual([
    'Intern',
    'Junior',
    'Mid-level',
    'Senior',
    'Lead',
    'Principal',
    'Architect',
    'Director',
    'VP or C-level',
  ])
  for (const { description } of seniorityList.items) expect(description.length).toBeGreaterThan(20)
})

test('the 20 topics stand in their order [DATA-32..34]', () => {
  expect(expertiseList.items).toEqual([
    'Programming',
    'Web Development',
    'Mobile App Development',
    'Data Science',
    'Artificial Intelligence',
    'Machine Learning',
    'Cloud Computing',
    'Cybersecurity',
    'Blockchain',
    'Internet Of Things',
    'DevOps',
    'User Experience',
    'UserInterface',
    'Frontend Development',
    'Backend Development',
    'FullStack Development',
    'Database Management',
    'Networking',
    'Software Testing',
    'Agile Methodology',
  ])
})
