import type { ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'
import {
  doubledWords,
  leftovers,
  longWords,
  lostLetters,
  strangeQuotes,
  shownMarks,
  type TextCheck,
} from '#scripts/content/checks/text/words.ts'
import { passagesOf, proseOf } from '#scripts/content/checks/text/passages.ts'
import { remarkProblems, templateProblems } from '#scripts/content/checks/text/template-sentences.ts'

const checks: ReadonlyArray<TextCheck> = [
  leftovers,
  doubledWords,
  longWords,
  lostLetters,
  shownMarks,
  strangeQuotes,
]

/** Problems with the wording of a document, in all its texts. */
export function wordProblems(document: ContentDocument): Array<Problem> {
  return problemsOf(document, checks)
}

/** Remains of an example or a template in a document. */
export function exampleProblems(document: ContentDocument): Array<Problem> {
  return [...remarkProblems(document), ...templateProblems(document)]
}

/** The results of these checks for all texts of a document. */
export function problemsOf(document: ContentDocument, wanted: ReadonlyArray<TextCheck>): Array<Problem> {
  return passagesOf(document).flatMap((passage) => {
    const prose = proseOf(passage)
    return wanted.flatMap((check) =>
      check(prose, passage).map(({ offset, rule, words }) =>
        problemAt(passage.excerpt, passage.placeOf(offset), rule, words),
      ),
    )
  })
}
