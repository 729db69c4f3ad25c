import { yamlSingleton } from './document.ts'
import { list, text } from './field.ts'

export const LanguageList = yamlSingleton({
  name: 'LanguageList',
  description: 'The languages people can choose from.',
  path: 'options/languages.yaml',
  fields: { items: list('The languages, in the order shown.', text('A language.')) },
})
