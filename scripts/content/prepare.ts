import path from 'node:path'
import { prepareCards } from '#scripts/prepare-cards.ts'
import { prepareImages } from '#scripts/prepare-images.ts'
import { writeReports } from '#scripts/report/impact-report.ts'
import { writeThemeCss } from '#scripts/theme-css.ts'
import { checkContent } from './checks/check-content.ts'
import type { Expectations } from './checks/expectations/expectations.ts'
import { checkMemory } from './checks/memory/check-memory.ts'
import { isSameMemory, readMemories, writeMemories } from './checks/memory/stored-memories.ts'
import { ContentError } from './checks/report/content-error.ts'
import { reportLines } from './checks/report/report.ts'
import { compileContent } from './compile.ts'
import { sitePages } from './site-pages.ts'
import { writeSiteFacts } from './site-facts.ts'
import { readSources, type Sources } from './sources.ts'
import { toolsDigest } from './tools-digest.ts'
import { contentClock, type ContentClock } from './visibility/clock.ts'
import { hiddenPictures } from './visibility/hidden-pictures.ts'

type Choices = {
  clock?: ContentClock
  /** What the pages of this site ask for. Other content, such as that of tests, has other pages. */
  expectations?: Expectations
}

export type Prepared = { documents: number; warnings: number }

/**
 * From content/ to everything the site is built from: checks the documents, makes the pictures, compiles the
 * collections, and makes sure that no document got lost on the way.
 */
export async function prepareContent(
  root: string,
  log: (line: string) => void,
  { clock = contentClock(), expectations }: Choices = {},
): Promise<Prepared> {
  const sources = readSources(root)
  const checked = await checkAndRemember(root, sources, { clock, ...(expectations && { expectations }) })
  if (checked.problems.some((problem) => problem.severity === 'error')) {
    const lines = reportLines(checked, {
      isOnGitHub: process.env.GITHUB_ACTIONS === 'true',
      showWarnings: false,
    })
    throw new ContentError(lines.join('\n'))
  }
  await prepareImages({ root, log, hidden: hiddenPictures(sources, clock) })
  await writeThemeCss(root)
  const compiled = await compileContent(path.resolve(root), { clock, sources })
  if (compiled.documents !== checked.documents) {
    throw new ContentError(
      `${checked.documents} documents are in content/, but ${compiled.documents} came out of the compiler: one was dropped.`,
    )
  }
  await prepareCards(root, log)
  await writeSiteFacts(root)
  await writeReports(root)
  return { documents: checked.documents, warnings: checked.problems.length }
}

/** Checks all content, and examines only documents again for which anything has changed since the last time. */
async function checkAndRemember(
  root: string,
  sources: Sources,
  { clock, expectations }: Choices & { clock: ContentClock },
) {
  const tools = toolsDigest()
  const before = await readMemories(root, tools)
  const memory = checkMemory(before)
  const checked = checkContent({
    root,
    sources,
    memory,
    pages: sitePages,
    today: clock.now,
    ...(expectations && { expectations }),
  })
  const after = memory.memories()
  if (!isSameMemory(before, after)) await writeMemories(root, tools, after)
  return checked
}
