import type { Example } from '#scripts/content/readme/template.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The report of a year. */
export const reportExamples: Record<string, Example> = {
  ImpactReport: {
    heading: 'Impact report',
    file: 'reports/2023.yaml',
    fields: {
      year: 2023,
      title: 'A year of Saturdays',
      summary: 'Four rooms, nine courses and a solar inverter.',
      cover: { src: 'images/2023-cover.webp', alt: 'A map of Lagos with four pins under a yellow sun' },
      foreword: {
        heading: 'Light until the last lesson',
        paragraphs: ['In January the first inverter hummed in Yaba.'],
        signature: 'Ngozi Adeyemi, founder',
      },
      promises: [
        {
          promise: 'A Saturday class in all four rooms',
          state: 'partly',
          outcome: 'Three rooms have one. In Ikeja the building is locked at weekends.',
        },
      ],
      courses: [
        {
          name: 'Data analysis',
          place: 'Yaba',
          weeks: 4,
          started: 30,
          finished: 26,
          cost: 4_100_000,
          stopped:
            'Planned for ten weeks. The room was flooded in the fifth, and the class went on in Surulere.',
        },
      ],
      months: months.map((name, index) => ({ name, learners: 20 + index, diesel: 830 })),
      ages: [{ label: '16 to 18 years', people: 30 }],
      afterwards: [{ label: 'In a paid job or internship', people: 26 }],
      income: [{ label: 'People who give', amount: 9_000_000 }],
      spending: [{ label: 'Laptops and repairs', amount: 3_200_000 }],
      shortfalls: [
        { heading: 'One locked door', text: 'We signed for a room without asking about weekends.' },
      ],
      letters: [
        {
          school: 'Unity Junior Secondary School',
          place: 'Surulere',
          paragraphs: ['The same trainer came all term. Thank you.'],
          signature: 'Mr. A. Danjuma, head of school',
        },
      ],
      next: ['A key of our own for every room'],
      method: ['A learner has started when she came to two lessons.'],
    },
  },
}
