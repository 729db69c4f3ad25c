import { groupedBy } from '#scripts/content/checks/collections.ts'
import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { didYouMean, named } from '#scripts/content/checks/nearest.ts'
import { problemAt, type Problem, type ProblemText } from '#scripts/content/checks/problem.ts'
import { isRule, severities, type Rule } from '#scripts/content/checks/rules.ts'
import { readAcceptances, type Acceptance } from './acceptances.ts'

const LOOKS_LIKE = 'An accepted warning looks like: # check: ignore same-alt -- both show the same room.'

/** Removes warnings that editors have accepted in their files, and reports comments that accept nothing. */
export function applyAcceptances(
  problems: ReadonlyArray<Problem>,
  documents: ReadonlyArray<ContentDocument>,
  /** Rules that did not run this time. */
  skipped: ReadonlySet<Rule>,
): Array<Problem> {
  const left = new Set(problems)
  const byFile = groupedBy(problems, ({ file }) => file)
  const own = documents.flatMap(({ fields }) => {
    if (!fields || !fields.excerpt.text.includes('check:')) return []
    const { excerpt } = fields
    return readAcceptances(excerpt).flatMap((acceptance) => {
      const mistake = mistakeIn(acceptance)
      if (mistake) return [problemAt(excerpt, acceptance.offset, 'acceptance', mistake)]
      return acceptance.rules.filter(isRule).flatMap((rule) => {
        const accepted = (byFile.get(excerpt.file) ?? []).filter(
          (problem) => problem.rule === rule && covers(acceptance, problem),
        )
        for (const problem of accepted) left.delete(problem)
        if (accepted.length > 0 || skipped.has(rule)) return []
        return [problemAt(excerpt, acceptance.offset, 'unused-acceptance', unusedWords(rule))]
      })
    })
  })
  return [...left, ...own]
}

function covers({ lines }: Acceptance, { line }: Problem) {
  return lines === null || (lines.from <= line && line <= lines.to)
}

function mistakeIn({ rules, reason }: Acceptance): ProblemText | undefined {
  const unknown = rules.find((rule) => !isRule(rule))
  if (unknown !== undefined) {
    const acceptable = Object.keys(severities).filter((rule) => isRule(rule) && severities[rule] !== 'error')
    return {
      found: `there is no rule "${unknown}".`,
      fix: didYouMean(unknown, named(acceptable)),
      expected: 'The name of the rule stands in brackets at the end of its message.',
    }
  }
  const error = rules.find((rule) => isRule(rule) && severities[rule] === 'error')
  if (error !== undefined) {
    return {
      found: `"${error}" is an error, which cannot be accepted.`,
      fix: 'Fix it, and remove this comment.',
      expected: 'Only warnings and notes can be accepted.',
    }
  }
  if (rules.length === 0) return { found: 'this comment names no rule to ignore.', expected: LOOKS_LIKE }
  if (reason !== '') return undefined
  return { found: 'this comment gives no reason.', fix: 'Write it after two hyphens.', expected: LOOKS_LIKE }
}

function unusedWords(rule: Rule): ProblemText {
  return {
    found: `nothing here breaks the rule "${rule}" any more.`,
    fix: 'Remove this comment.',
    expected: 'A comment on a line of its own is about the field below it, one after a value about its line.',
  }
}
