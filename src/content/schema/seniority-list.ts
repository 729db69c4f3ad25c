import { yamlSingleton } from './document.ts'
import { list, object, text } from './field.ts'

export const SeniorityList = yamlSingleton({
  name: 'SeniorityList',
  description: 'The levels of experience people can choose from.',
  path: 'options/seniority.yaml',
  fields: {
    items: list(
      'The levels, lowest first.',
      object('A level.', 'SeniorityLevel', {
        name: text('The level.'),
        description: text('What someone at this level does.', { maxLength: 200 }),
      }),
    ),
  },
})
