import { yamlCollection, yamlSingleton } from './document.ts'
import { boolean, date, list, number, object, richText, text } from './field.ts'
import { pageWords } from './pages.ts'

/** The legal pages; each has its own route. */
export const legalPageNames = ['privacy-policy', 'terms-of-use', 'accessibility'] as const

const section = object('One section.', 'LegalSection', {
  key: text('Its anchor: /privacy-policy#key. Do not change it, others may link to it.', {
    // Each page has these two anchors already.
    pattern: {
      source: '(?!(?:top|main)$)[a-z0-9]+(-[a-z0-9]+)*',
      says: 'may only have small letters, digits and hyphens, and is neither top nor main',
    },
  }),
  heading: text('The heading, also in the table of contents.', { maxLength: 80 }),
  text: richText('The paragraphs.'),
  showsRetention: boolean('true to show the periods of retention.yaml below the paragraphs.', {
    optional: true,
  }),
})

export const LegalPage = yamlCollection({
  name: 'LegalPage',
  heading: 'Privacy policy or terms of use',
  description:
    'The privacy policy, the terms of use and the accessibility statement. The file name is the address: ' +
    '/privacy-policy.',
  path: 'legal',
  isAlwaysVisible: true,
  fields: {
    ...pageWords,
    intro: richText('The paragraph below the heading.'),
    changedOn: date('The day on which the text last changed. Change it with every change of meaning.'),
    sections: list('The sections, in the order shown.', section, { min: 1 }),
  },
})

const period = object('How long one kind of data is kept.', 'RetentionPeriod', {
  label: text('What is kept, as the privacy policy shows it.', { maxLength: 60 }),
  days: number('For how many days.', { integer: true, min: 1, max: 36500 }),
  why: text('Why for so long, in one or two sentences for the privacy policy.', { maxLength: 240 }),
})

export const Retention = yamlSingleton({
  name: 'Retention',
  heading: 'How long data is kept',
  description:
    'How long the server keeps what people send. It deletes what is older once a day, and the privacy policy shows ' +
    'these periods.',
  path: 'retention.yaml',
  fields: {
    contact: period,
    volunteering: period,
    donations: period,
    nominations: period,
    requests: period,
    subscriptions: period,
    mail: period,
  },
})
