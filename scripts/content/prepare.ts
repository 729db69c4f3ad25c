import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CONTENT_FINGERPRINT_FILE, digestOf } from '#scripts/fingerprint.js'
import { prepareCards } from '#scripts/prepare-cards.ts'
import { prepareImages } from '#scripts/prepare-images.ts'
import { writeReports } from '#scripts/report/impact-report.ts'
import { writeThemeCss } from '#scripts/theme-css.ts'
import { checkContent } from './checks/check-content.ts'
import type { Expectations } from './checks/expectations.ts'
import { ScriptError } from '#scripts/run-script.ts'
import { reportLines } from './checks/problem.ts'
import { compileContent } from './compile.ts'
import { writeSiteFacts } from './site-facts.ts'
import { contentClock } from './visibility.ts'

/**
 * Prepares everything that the site is built from: checks the documents, converts the pictures, compiles the
 * collections, verifies that no document is missing, and records from what all this was made.
 * Returns the number of documents. `expectations` are the requirements of this site's pages; other content has others.
 */
export async function prepareContent(
  root: string,
  log: (line: string) => void,
  expectations?: Expectations,
): Promise<number> {
  const clock = contentClock()
  const digest = digestOf(root)
  const checked = await checkContent({
    root,
    today: clock.now,
    ...(expectations && { expectations }),
  })
  const problems = checked.problems.filter(({ severity }) => severity === 'error')
  if (problems.length > 0) throw new ScriptError(reportLines({ ...checked, problems }).join('\n'))
  const compiled = await preparePages(root, log, clock)
  if (compiled.documents !== checked.documents) {
    throw new ScriptError(
      `${checked.documents} documents are in content/, but ${compiled.documents} came out of the compiler: one was dropped.`,
    )
  }
  await writeThemeCss(root)
  await writeSiteFacts(root)
  await writeReports(root)
  const { changesAt, documents } = compiled
  await writeFile(path.join(root, CONTENT_FINGERPRINT_FILE), JSON.stringify({ digest, changesAt }))
  return documents
}

/** Compiles the documents, and makes the pictures and the cards of shared links that pages show. */
export async function preparePages(root: string, log: (line: string) => void, clock = contentClock()) {
  const compiled = await compileContent(path.resolve(root), { clock })
  await prepareImages({ root, log, hidden: compiled.hiddenPictures })
  await prepareCards(root, log)
  return compiled
}
