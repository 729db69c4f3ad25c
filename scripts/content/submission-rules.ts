import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'valibot'
import { toMinorUnits } from '#contract/money.ts'
import { submissionRulesSchema, type SubmissionRules } from '#server/platform/build-output.ts'
import { compiled } from './compiled.ts'

/** For the server of `npm run dev`; a build has a copy of its own. */
export const SUBMISSION_RULES_FILE = '.generated/submission-rules.json'

type Keyed = { slug: string }
type Donations = { currencies: Array<{ code: string; minimum: number }> }
type Awards = { maxStatementWords: number; maxFileMegabytes: number }

/** Writes down what the compiled content decides of the forms, for the server to hold what is sent to it. */
export async function writeSubmissionRules(root: string): Promise<void> {
  const file = path.join(root, SUBMISSION_RULES_FILE)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(await submissionRulesOf(root), null, 2)}\n`)
}

/** Throws where the content leaves out what the forms need. */
export async function submissionRulesOf(root: string): Promise<SubmissionRules> {
  const [causes, categories, donations, awards] = await Promise.all([
    compiled<Array<Keyed>>(root, 'Cause'),
    compiled<Array<Keyed>>(root, 'AwardCategory'),
    compiled<Donations>(root, 'Donations'),
    compiled<Awards>(root, 'Awards'),
  ])
  const minimums = Object.fromEntries(
    donations.currencies.map(({ code, minimum }) => [code, toMinorUnits(minimum)]),
  )
  return parse(submissionRulesSchema, {
    donations: { minimums, causes: causes.map(({ slug }) => slug).sort() },
    nominations: { ...awards, categories: categories.map(({ slug }) => slug).sort() },
  })
}
