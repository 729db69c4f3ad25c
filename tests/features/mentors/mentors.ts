import fc from 'fast-check'
import type { Mentor, MentorDirectory, MentorFilter } from '#src/content/mentors.ts'

export type Selection = Record<MentorFilter, Array<string>>

/** Options with accents, brackets, characters with a meaning in addresses, and common prefixes. */
export const options: MentorDirectory['options'] = {
  topic: ['Programming', 'Data Science', 'Networking', 'R&D = more?'],
  country: ['Nigeria', 'Niger', 'Côte d’Ivoire', 'Ghana', 'Canada'],
  language: ['English', 'French', 'Portuguese'],
  timezone: ['(GMT-05:00) Toronto', '(GMT+00:00) Accra', '(GMT+01:00) Lagos', '(GMT+01:00) Berlin'],
  level: ['Junior', 'Senior', 'Lead'],
  gender: ['Male', 'Female'],
}

export const TODAY = '2026-11-22'

/** A mentor with these properties and defaults for all others. */
export function mentor(facts: Partial<Mentor> = {}): Mentor {
  const slug = facts.slug ?? 'ada-obi'
  return {
    slug,
    name: 'Ada Obi',
    role: 'Developer at a bank, Lagos',
    content: 'Helps with first jobs.',
    picture: { alt: '', base: `/images/${slug}`, width: 800, height: 800, color: '#CCBCF5' },
    topics: ['Programming'],
    languages: ['English'],
    country: 'Nigeria',
    timeZone: 'Africa/Lagos',
    timeZoneLabel: '(GMT+01:00) Lagos',
    level: 'Senior',
    gender: 'Female',
    awake: { from: 7, until: 22 },
    lastConfirmedOn: '2026-11-01',
    ...facts,
  }
}

export const anySelection: fc.Arbitrary<Selection> = fc.record({
  topic: fc.subarray(options.topic),
  country: fc.subarray(options.country),
  language: fc.subarray(options.language),
  timezone: fc.subarray(options.timezone),
  level: fc.subarray(options.level),
  gender: fc.subarray(options.gender),
})

/** A directory of fifteen mentors: three pages, with five on the last. */
export const fifteen: MentorDirectory = {
  options,
  mentors: Array.from({ length: 15 }, (_, index) =>
    mentor({
      slug: `mentor-${index + 1}`,
      name: `${['Ada', 'Bisi', 'Chidi', 'Dupe', 'Efua'][index % 5]} Number ${index + 1}`,
      country: index < 4 ? 'Ghana' : 'Nigeria',
      timeZone: index < 4 ? 'Africa/Accra' : 'Africa/Lagos',
      timeZoneLabel: index < 4 ? '(GMT+00:00) Accra' : '(GMT+01:00) Lagos',
      topics: index % 3 === 0 ? ['Data Science', 'Programming'] : ['Networking'],
      gender: index === 7 ? 'Male' : 'Female',
      level: index === 2 ? 'Lead' : 'Senior',
      lastConfirmedOn: index === 0 ? '2026-06-01' : '2026-11-01',
    }),
  ),
}
