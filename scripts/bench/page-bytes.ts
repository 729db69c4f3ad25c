import type { BrowserContext, CDPSession } from 'playwright'

export type FileKind = 'pictures' | 'scripts' | 'other'

export type FetchedFile = { url: string; kind: FileKind; bytes: number }

/** The wait after the network is idle. Later requests belong to the visit, such as the next slide of a slideshow. */
const QUIET_MS = 3000

/**
 * Records the files that Chromium loads for a page before the visitor scrolls: bytes over the wire, including
 * response headers. The context sets the screen size and blocks the service worker.
 */
export async function filesBeforeScroll(context: BrowserContext, url: string): Promise<Array<FetchedFile>> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const files = recordFiles(session)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET_MS)
    return [...files.values()]
  } finally {
    await page.close()
  }
}

function recordFiles(session: CDPSession): Map<string, FetchedFile> {
  const files = new Map<string, FetchedFile>()
  const asked = new Map<string, { url: string; kind: FileKind }>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) asked.set(requestId, { url: request.url, kind: kindOf(type) })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId)
    if (file) files.set(requestId, { ...file, bytes: encodedDataLength })
  })
  return files
}

function kindOf(type: string | undefined): FileKind {
  if (type === 'Image') return 'pictures'
  return type === 'Script' ? 'scripts' : 'other'
}
