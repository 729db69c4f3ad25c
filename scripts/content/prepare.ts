import path from 'node:path'
import { prepareCards } from '#scripts/prepare-cards.ts'
import { prepareImages } from '#scripts/prepare-images.ts'
import { stateOf } from '#scripts/images/unchanged-files.ts'
import { writeReports } from '#scripts/report/impact-report.ts'
import { writeThemeCss } from '#scripts/theme-css.ts'
import { checkContent } from './checks/check-content.ts'
import type { Expectations } from './checks/expectations.ts'
import { ContentError, reportLines } from '#scripts/content/checks/report.ts'
import { compileContent } from './compile.ts'
import { sitePages } from './site-pages.ts'
import { writeSiteFacts } from './site-facts.ts'
import { readSources, type Sources } from './sources.ts'
import { contentClock, type ContentClock } from './visibility/clock.ts'
import { hiddenPictures } from './visibility/hidden-pictures.ts'

type Choices = {
  clock?: ContentClock
  /** Requirements of this site's pages. Other content, such as that of tests, has other pages. */
  expectations?: Expectations
  /** For a process that prepares the same content repeatedly. */
  session?: PrepareSession
}

/** State kept in memory between runs. */
export type PrepareSession = { pictures?: string }

export type Prepared = { documents: number; warnings: number; changed: Array<string> }

/**
 * Prepares everything that the site is built from: checks the documents, converts the pictures, compiles the
 * collections, and verifies that no document is missing.
 */
export async function prepareContent(
  root: string,
  log: (line: string) => void,
  { clock = contentClock(), expectations, session = {} }: Choices = {},
): Promise<Prepared> {
  const sources = readSources(root)
  const checked = await checkContent({
    root,
    sources,
    pages: sitePages,
    today: clock.now,
    ...(expectations && { expectations }),
  })
  if (checked.problems.some((problem) => problem.severity === 'error')) {
    const lines = reportLines(checked, {
      isOnGitHub: process.env.GITHUB_ACTIONS === 'true',
      showWarnings: false,
    })
    throw new ContentError(lines.join('\n'))
  }
  const hidden = hiddenPictures(sources, clock)
  const pictures = pictureState(root, sources, hidden)
  if (session.pictures !== pictures) await prepareImages({ root, log, hidden })
  session.pictures = pictures
  const colors = await writeThemeCss(root)
  const compiled = await compileContent(path.resolve(root), { clock })
  if (compiled.documents !== checked.documents) {
    throw new ContentError(
      `${checked.documents} documents are in content/, but ${compiled.documents} came out of the compiler: one was dropped.`,
    )
  }
  await prepareCards(root, log)
  await writeSiteFacts(root, colors)
  await writeReports(root)
  const { documents, changed } = compiled
  return { documents, warnings: checked.problems.length, changed }
}

/** A value that changes with the pictures and with the set of visible ones. */
function pictureState(root: string, { files }: Sources, hidden: ReadonlySet<string>): string {
  const states = files
    .filter(({ path: file, isLink }) => !isLink && file.split('/').includes('images'))
    .map(({ path: file }) => `${file} ${stateOf(path.join(root, 'content', file))}`)
  return [...states, ...hidden].join('\n')
}
