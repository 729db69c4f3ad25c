import { yamlSingleton } from './document.ts'
import { list, text } from './field.ts'

export const ExpertiseList = yamlSingleton({
  name: 'ExpertiseList',
  description: 'The topics a mentor can help with.',
  path: 'options/expertise.yaml',
  fields: { items: list('The topics, in the order shown.', text('A topic.')) },
})
