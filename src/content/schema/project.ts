import { yamlCollection } from './document.ts'
import { boolean, image, number, order, text } from './field.ts'

export const Project = yamlCollection({
  name: 'Project',
  description: 'A project in the member area. Amounts are in US dollars and shown as recorded.',
  path: 'projects',
  fields: {
    title: text('The title.', { maxLength: 60 }),
    subtitle: text('What it does, in one or two sentences.', { maxLength: 240 }),
    image: image('The picture.'),
    isFeatured: boolean('true for the project on the Featured Projects page.'),
    goal: number('The goal in US dollars.', { min: 1 }),
    goalFor: text('Whom the goal reaches, such as: for 5000 girls.', { maxLength: 40, optional: true }),
    raised: number('Raised so far, in US dollars.', { min: 0 }),
    percent: number('The percentage shown on the progress bar.', { min: 0, max: 100 }),
    donations: number('How many donations so far.', { integer: true, min: 0, optional: true }),
    toGo: number('What is missing, in US dollars.', { min: 0, optional: true }),
    order: order(),
  },
})
