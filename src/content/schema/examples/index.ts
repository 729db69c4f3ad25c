import { cardExamples } from './cards.ts'
import type { Example } from './example.ts'
import { pageExamples } from './pages.ts'
import { singleFileExamples } from './single-files.ts'
import { textExamples } from './texts.ts'

export type { Example, ExampleValue } from './example.ts'

/** One example for each kind of document, by the name of its schema. */
export const examples: Readonly<Record<string, Example>> = {
  ...textExamples,
  ...cardExamples,
  ...pageExamples,
  ...singleFileExamples,
}
