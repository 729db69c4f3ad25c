import { cardExamples } from './cards'
import type { Example } from './example'
import { pageExamples } from './pages'
import { singleFileExamples } from './single-files'
import { textExamples } from './texts'

export type { Example, ExampleValue } from './example'

/** One example for each kind of document, by the name of its schema. */
export const examples: Readonly<Record<string, Example>> = {
  ...textExamples,
  ...cardExamples,
  ...pageExamples,
  ...singleFileExamples,
}
