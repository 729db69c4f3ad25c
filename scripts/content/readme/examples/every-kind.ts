import type { Example } from '#scripts/content/readme/template.ts'
import { cardExamples } from './cards.ts'
import { pageExamples } from './pages.ts'
import { reportExamples } from './reports.ts'
import { singleFileExamples } from './single-files.ts'
import { textExamples } from './texts.ts'

/** An example for each document type, by schema name. */
export const examples: Readonly<Record<string, Example>> = {
  ...textExamples,
  ...cardExamples,
  ...pageExamples,
  ...reportExamples,
  ...singleFileExamples,
}
