import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { filesBeforeScroll, type FetchedFile, type FileKind } from './bench/page-bytes.ts'
import { PHONE } from './bench/phone.ts'
import { publicPages } from './bench/public-pages.ts'
import { CHROMIUM_ARGS, chromiumPath } from './chromium-path.ts'
import { startServer } from './reliability/server-under-test.ts'

/*
 * Measures the bytes that a phone loads for public pages of the last build before the visitor scrolls, directly from
 * our own server over HTTP/1.1 and without a service worker. Exits with 1 if a page exceeds 300,000 bytes.
 *
 *     npm run bench:bytes -- --page / --page /gallery --files
 */

const AIM = 300_000

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: publicPages() },
    files: { type: 'boolean', default: false },
  },
})

const dataDir = mkdtempSync(path.join(tmpdir(), 'gelegrid-bench-'))
const server = await startServer({ environment: { DATA_DIR: dataDir } })
const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS })

function total(files: ReadonlyArray<FetchedFile>, kind?: FileKind): number {
  const counted = kind === undefined ? files : files.filter((file) => file.kind === kind)
  return counted.reduce((sum, { bytes }) => sum + bytes, 0)
}

const figure = (bytes: number) => bytes.toLocaleString('en-GB')

try {
  // With reduced motion carousels do not advance: otherwise the number of slides would depend on the speed of the
  // machine.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', reducedMotion: 'reduce' })
  console.log('| Page | bytes | files | pictures | scripts | HTML, data, styles, fonts |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const page of values.page) {
    const files = await filesBeforeScroll(context, `${server.url}${page}`)
    const sums = [total(files, 'pictures'), total(files, 'scripts'), total(files, 'other')].map(figure)
    console.log(`| ${page} | ${[figure(total(files)), files.length, ...sums].join(' | ')} |`)
    if (total(files) > AIM) process.exitCode = 1
    if (values.files)
      for (const { url, bytes, kind } of files.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`${figure(bytes).padStart(9)} ${kind.padEnd(8)} ${url.slice(server.url.length)}`)
  }
} finally {
  await Promise.all([browser.close(), server.end('SIGTERM')])
  rmSync(dataDir, { recursive: true, force: true })
}
