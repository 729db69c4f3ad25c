import type { Browser, Page } from 'playwright'
import { newPerson } from '#scripts/reliability/calls.ts'
import { pictureName, takeScreenshots, type Screenshot } from '#scripts/screenshots/page-screenshots.ts'
import { pixelDifference, type PixelDifference } from '#scripts/screenshots/pixel-difference.ts'
import type { ChangedPage } from './changed-pages.ts'
import { writePicture, type PictureFiles } from './picture-files.ts'
import type { Sites } from './served-builds.ts'

/** Phones and laptops, in CSS pixels. */
const WIDTHS = [390, 1440] as const

/** A page at one width. Without screenshots it looks the same before and after. */
export type PageLook = {
  width: number
  /** Null if the page exists in one of the builds only, or looks the same. */
  difference: PixelDifference | null
  before?: PictureFiles
  after?: PictureFiles
}

/** A page with its screenshots, or with the reason why there are none. */
export type ShownPage = ChangedPage & { looks: Array<PageLook>; failure?: string }

type Looking = { browser: Browser; sites: Sites; folder: string; now: Date }

/** Takes screenshots of a page in both sites, and writes those that differ below the folder. */
export async function lookAt(page: ChangedPage, looking: Looking): Promise<ShownPage> {
  try {
    return { ...page, looks: await looksOf(page, looking) }
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
    return { ...page, looks: [], failure: reason }
  }
}

async function looksOf({ address, change }: ChangedPage, { browser, sites, folder, now }: Looking) {
  const take = (site: string) =>
    takeScreenshots(browser, site, address, {
      widths: WIDTHS,
      modes: ['light'],
      now,
      signIn: (page) => signIn(page, site),
    })
  const [before, after] = await Promise.all([
    change === 'new' ? [] : take(sites.before),
    change === 'removed' ? [] : take(sites.after),
  ])
  return Promise.all(
    WIDTHS.map((width) => {
      const at = (taken: ReadonlyArray<Screenshot>) => taken.find((each) => each.width === width)?.png
      return lookAtWidth(width, pictureName(address), folder, at(before), at(after))
    }),
  )
}

async function lookAtWidth(
  width: number,
  name: string,
  folder: string,
  before?: Buffer,
  after?: Buffer,
): Promise<PageLook> {
  const difference = before && after ? await pixelDifference(before, after) : null
  if (before && after && difference === null) return { width, difference }
  const rows = difference
    ? { first: difference.firstRow, last: difference.lastRow }
    : { first: 0, last: Number.MAX_SAFE_INTEGER }
  const write = (png: Buffer, when: string) => writePicture(folder, `${name}-${width}-${when}`, png, rows)
  return {
    width,
    difference,
    ...(before && { before: await write(before, 'before') }),
    ...(after && { after: await write(after, 'after') }),
  }
}

/** The same member in both sites, so that the name makes no difference. */
const member = newPerson()

/** Signs in; each site has its own database, in which the account is created first. */
async function signIn(page: Page, site: string) {
  const { request } = page.context()
  const { email, password } = member
  const logIn = () => request.post(`${site}/auth/login`, { data: { email, password } })
  if ((await logIn()).ok()) return
  await request.post(`${site}/auth/signup`, { data: member })
  const answer = await logIn()
  if (!answer.ok()) throw new Error(`A member cannot log in: the server answers ${answer.status()}.`)
}
