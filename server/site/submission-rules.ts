import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Config } from '#server/platform/config.ts'
import { BuildError } from './read-site.ts'

const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1))
const keys = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty())
const smallest = v.pipe(v.number(), v.minValue(0))

/** What the content decides of the forms. The build writes it down: the server knows no content. */
export const submissionRulesSchema = v.object({
  donations: v.object({ minimums: v.object({ NGN: smallest, USD: smallest }), causes: keys }),
  nominations: v.object({ categories: keys, maxStatementWords: atLeastOne, maxFileMegabytes: atLeastOne }),
})

export type SubmissionRules = v.InferOutput<typeof submissionRulesSchema>

/** Beside the build, like the headers of its pages. */
export function submissionRulesPath(buildDir: string) {
  return join(dirname(buildDir), 'submission-rules.json')
}

/** Throws a BuildError that says what to do where there are none. */
export function readSubmissionRules(path: string): SubmissionRules {
  try {
    return v.parse(submissionRulesSchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new BuildError(
      `${path} is missing or broken. Run \`npm run build\` again, or set SUBMISSION_RULES_FILE.`,
      { cause: error },
    )
  }
}

/**
 * Where this server sends the pages, the rules are read once, as the pages are. Where something else does, pages may
 * change while the server runs: then they are read whenever they are needed.
 */
export function submissionRules({ servesSite, submissionRulesFile }: Config): () => SubmissionRules {
  if (!servesSite) return () => readSubmissionRules(submissionRulesFile)
  const rules = readSubmissionRules(submissionRulesFile)
  return () => rules
}
