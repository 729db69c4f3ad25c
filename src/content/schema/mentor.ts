import { markdownCollection } from './document.ts'
import { choice, date, image, list, order, reference, text } from './field.ts'

export const Mentor = markdownCollection({
  name: 'Mentor',
  description: 'A mentor in the member area. Mentors are invented and say so on the page.',
  path: 'mentors',
  body: 'Her or his bio, 60 to 160 words.',
  fields: {
    name: text('Full name.', { maxLength: 60 }),
    role: text('What she or he does, and where.', { maxLength: 80 }),
    content: text('One or two sentences for the card.', { maxLength: 180 }),
    image: image('The picture, square.'),
    topics: list(
      'What she or he helps with, from options/expertise.yaml.',
      reference('An expertise.', 'expertise'),
      { min: 1, max: 6 },
    ),
    languages: list('Languages spoken, from options/languages.yaml.', reference('A language.', 'language'), {
      min: 1,
    }),
    country: reference('Two-letter code of the country, from options/countries.yaml.', 'country'),
    timeZone: reference('IANA time zone, from options/timezones.yaml.', 'timezone'),
    seniority: reference('Level, from options/seniority.yaml.', 'seniority'),
    gender: choice('Gender.', ['Male', 'Female']),
    lastConfirmedOn: date('The day she or he last confirmed being available.'),
    order: order(),
  },
})
