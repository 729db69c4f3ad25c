import type { Example } from '#scripts/content/readme/template.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const copy = {
  chapters: {
    figures: { heading: '{year} in figures', lead: 'Counted twice.' },
    promises: { heading: 'What we promised', lead: 'Of {promises} promises we kept {promisesKept}.' },
    courses: { heading: 'Who started, who finished', lead: '{finished} of {started} finished.' },
    costs: { heading: 'What each course cost', lead: 'The courses cost {courseCosts}.' },
    months: { heading: 'Month by month', lead: 'The fullest month was {fullestMonth}.' },
    people: { heading: 'Who came', lead: 'Each dot is one of the {finished} who finished.' },
    money: { heading: 'Money in, money out', lead: '{carriedOver} goes into the next year.' },
    shortfalls: { heading: 'Where we fell short', lead: 'We should have asked.' },
    letters: { heading: 'Letters from partner schools', lead: 'Printed as they came.' },
    next: { heading: 'What we promise for {nextYear}', lead: 'In the order of their cost.' },
  },
  captions: {
    courses: { caption: 'Finished, of those who started', row: 'Course', value: 'Finished' },
    costs: { caption: 'What each graduate cost', row: 'Course', value: 'Cost' },
    learners: { caption: 'Learners in class', row: 'Month', value: 'Learners' },
    diesel: { caption: 'What a litre of diesel cost', row: 'Month', value: 'Price' },
    ages: { caption: 'All who started, by age', row: 'Age', value: 'Learners' },
    afterwards: { caption: 'Six months later', row: 'What', value: 'Graduates' },
    income: { caption: 'Where the money came from', row: 'Source', value: 'Amount' },
    spending: { caption: 'Where it went', row: 'Purpose', value: 'Amount' },
  },
  totals: {
    started: 'learners started a course',
    finished: 'finished it, {finishedPercent} of a hundred',
    costPerGraduate: 'for each of them',
    courses: 'courses',
  },
  labels: {
    report: 'Impact Report',
    download: 'Download the {year} impact report',
    contents: 'In this report',
    method: 'How we counted',
    kept: 'Kept',
    partly: 'In part',
    missed: 'Missed',
    stopped: 'Stopped',
    course: 'Course',
    weeks: 'Weeks',
    started: 'Started',
    finished: 'Finished',
    cost: 'Cost',
    allCourses: 'All courses',
  },
}

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
      ...copy,
    },
  },
}
