import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '#scripts/chromium-path.ts'
import { mostTelling, type ChangedPage } from './changed-pages.ts'
import { lookAt, type ShownPage } from './page-looks.ts'
import { withServedBuilds, type Sites } from './served-builds.ts'

export type PagePictures = {
  shown: Array<ShownPage>
  /** Further changed pages, without screenshots. */
  others: Array<ChangedPage>
  /** Why screenshots are missing or incomplete. */
  missing?: string
}

type PictureInput = {
  builds: Sites
  pages: ReadonlyArray<ChangedPage>
  /** The addresses of the changed documents. */
  own: ReadonlySet<string>
  folder: string
  now: Date
}

/**
 * Takes screenshots of the most relevant pages before and after, into files below the folder. Without a browser, or
 * if a build cannot be served, there are none, and the result says why: the rest of the report is still useful.
 */
export async function picturesOfPages({
  builds,
  pages,
  own,
  folder,
  now,
}: PictureInput): Promise<PagePictures> {
  const { chosen, others } = mostTelling(pages, own)
  if (chosen.length === 0) return { shown: [], others }
  const shown: Array<ShownPage> = []
  try {
    await withBrowser((browser) =>
      withServedBuilds(builds, async (sites) => {
        for (const page of chosen) shown.push(await lookAt(page, { browser, sites, folder, now }))
      }),
    )
    return { shown, others }
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error)
    return { shown, others: [...chosen.slice(shown.length), ...others], missing }
  }
}

async function withBrowser(use: (browser: Browser) => Promise<void>) {
  const executablePath = chromiumPath()
  if (executablePath === null)
    throw new Error('There is no Chromium on this machine; `npm run test:tools` installs one.')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    await use(browser)
  } finally {
    await browser.close()
  }
}

/** Why the pages of a build cannot be compared; undefined if they can. */
export function missingBuild(builds: Sites): string | undefined {
  const missing = Object.values(builds).find((build) => !existsSync(path.join(build, 'client')))
  return missing === undefined ? undefined : `${missing} has no build of the site: it needs a folder client.`
}
