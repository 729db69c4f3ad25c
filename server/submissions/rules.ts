import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { BuildError, submissionRulesSchema, type SubmissionRules } from '#server/platform/build-output.ts'
import type { Config } from '#server/platform/config.ts'

/**
 * A reader of the rules that the content sets for the forms. Where this server sends the pages, the file is read once, as
 * the pages are. Where another host sends them, they may change while the server runs, so it is read for each form.
 */
export function submissionRules({ servesSite, submissionRulesFile }: Config): () => SubmissionRules {
  if (!servesSite) return () => readSubmissionRules(submissionRulesFile)
  const rules = readSubmissionRules(submissionRulesFile)
  return () => rules
}

function readSubmissionRules(path: string): SubmissionRules {
  try {
    return v.parse(submissionRulesSchema, JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new BuildError(
      `${path} is missing or broken. Run \`npm run build\` again, or set SUBMISSION_RULES_FILE.`,
      { cause: error },
    )
  }
}
