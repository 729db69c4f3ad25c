import type { Mentor, MentorDirectory } from '#src/content/mentors.ts'
import { seededRandom } from './generated-content/chance.ts'

const FIRST =
  'Ada Bisi Chidi Dupe Efua Femi Gozie Halima Ife Jumoke Kemi Lola Musa Ngozi Ọmọ Peju Rahma Sade'.split(' ')
const LAST =
  'Obi Adeyẹmi Okafor Bello Mensah Ndoye Kamau Abdalla Eze Fasanya Garba Mokwena Asare Danjuma'.split(' ')
const WORDS =
  'helps builds teaches reviews first jobs portfolios interviews databases networks phones banks clinics schools farms tests patient clear strict kind curious careful evenings weekends letters diagrams robots maps payments'.split(
    ' ',
  )

/**
 * Generates a directory of this size, whose mentors differ in everything that visitors can filter, sort or search by.
 */
export function generateDirectory({ mentors, options }: MentorDirectory, size: number): MentorDirectory {
  const random = seededRandom(size)
  const one = <Item>(items: ReadonlyArray<Item>, fallback: Item) =>
    items[Math.floor(random() * items.length)] ?? fallback
  const some = (items: ReadonlyArray<string>, max: number) => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * max) }, () => one(items, ''))),
  ]
  const words = (count: number) => Array.from({ length: count }, () => one(WORDS, '')).join(' ')
  const generated = Array.from({ length: size }, (_, index): Mentor | null => {
    const model = mentors[index % mentors.length]
    if (!model) return null
    return {
      ...model,
      slug: `mentor-${index}`,
      name: `${one(FIRST, '')} ${one(LAST, '')}`,
      role: `${words(4)}, ${one(options.countries, '')}`,
      content: `${words(9)}. ${words(9)}.`,
      topics: some(options.topics, 4),
      languages: some(options.languages, 3),
      country: one(options.countries, ''),
      level: one(options.levels, ''),
      gender: random() < 0.9 ? 'Female' : 'Male',
      awake: { from: 5 + Math.floor(random() * 4), until: 20 + Math.floor(random() * 4) },
      lastConfirmedOn: new Date(Date.now() - random() * 120 * 86_400_000).toISOString().slice(0, 10),
    }
  })
  return { options, mentors: generated.filter((mentor) => mentor !== null) }
}
