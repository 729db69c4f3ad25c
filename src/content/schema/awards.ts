import { yamlCollection, yamlSingleton } from './document.ts'
import { number, order, text } from './field.ts'

export const Awards = yamlSingleton({
  name: 'Awards',
  heading: 'Season of the awards',
  description: 'The season of the awards.',
  path: 'awards.yaml',
  fields: {
    year: number('The year of the awards.', { integer: true, min: 2000, max: 2100 }),
    name: text('What the awards are called.', { maxLength: 60 }),
    maxStatementWords: number('The most words a nomination statement may have.', { integer: true, min: 50 }),
    maxFileMegabytes: number('The largest supporting file, in MB.', { integer: true, min: 1, max: 25 }),
    terms: text('What somebody accepts who nominates: shown below the box to tick.', { maxLength: 300 }),
  },
})

export const AwardCategory = yamlCollection({
  name: 'AwardCategory',
  heading: 'Award category',
  description:
    'A category of the awards. The file name is its key in addresses: /nominee-info?category=file-name.',
  path: 'categories',
  fields: {
    title: text('The title.', { maxLength: 60 }),
    content: text('Whom it honours, in one or two sentences.', { maxLength: 260 }),
    order: order(),
  },
})
