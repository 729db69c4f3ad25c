import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { isMemberPath } from '#src/lib/addresses.ts'
import { medianMeasures, type PageMeasures } from './bench/page-measures.ts'
import { builtPages } from './built-pages.ts'
import { CHROMIUM_ARGS, chromiumPath } from './chromium-path.ts'
import { startServer } from './reliability/server-under-test.ts'

/*
 * Lighthouse's mobile profile for the public pages of the last build, each beside the same page without its scripts. Absolute
 * figures depend on the machine; compare the ratios.
 *
 *     npm run bench:pages -- --runs 3 --page / --page /donate
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true, default: publicPages() },
    throttling: { type: 'string', default: 'simulate' },
  },
})

/** One of each kind: articles and stories differ only in their content. */
function publicPages(): Array<string> {
  const addresses = builtPages('build/client').map(({ address }) => address)
  const kinds = new Map<string, string>()
  for (const address of addresses.filter((each) => !isMemberPath(each))) {
    // Pages below /blog are of another kind than /blog itself.
    const kind = /^\/[^/]+\/./.test(address) ? `${path.dirname(address)}/` : address
    if (!kinds.has(kind)) kinds.set(kind, address)
  }
  return [...kinds.values()]
}

async function measure(url: string, port: number, blockedUrlPatterns: Array<string>): Promise<PageMeasures> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    throttlingMethod: values.throttling === 'devtools' ? 'devtools' : 'simulate',
    blockedUrlPatterns,
    logLevel: 'error',
  })
  const audit = (id: string) => result?.lhr.audits[id]?.numericValue ?? NaN
  return {
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
    bytes: audit('total-byte-weight'),
    score: (result?.lhr.categories.performance?.score ?? NaN) * 100,
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'gelegrid-bench-'))
const server = await startServer({ environment: { DATA_DIR: dataDir } })
const port = await getPort()
const browser = await chromium.launch({
  executablePath: chromiumPath() ?? undefined,
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
})

const seconds = (ms: number) => (ms / 1000).toFixed(2)
const row = (cells: Array<string>) => console.log(`| ${cells.join(' | ')} |`)

try {
  row(['Page', 'FCP', 'LCP', 'TBT', 'CLS', 'KB', 'Score', 'FCP ÷ without', 'LCP ÷ without'])
  row(['---', ...Array.from({ length: 8 }, () => '---:')])
  for (const page of values.page) {
    const built: Array<PageMeasures> = []
    const bare: Array<PageMeasures> = []
    // In turns, so that both meet the same neighbours on the machine.
    for (let run = 0; run < Number(values.runs); run += 1) {
      built.push(await measure(`${server.url}${page}`, port, []))
      bare.push(await measure(`${server.url}${page}`, port, ['*/assets/*.js']))
    }
    const whole = medianMeasures(built)
    const without = medianMeasures(bare)
    row([
      page,
      `${seconds(whole.firstPaint)} s`,
      `${seconds(whole.largestPaint)} s`,
      `${whole.blocking.toFixed(0)} ms`,
      whole.shift.toFixed(3),
      (whole.bytes / 1000).toFixed(0),
      whole.score.toFixed(0),
      (whole.firstPaint / without.firstPaint).toFixed(2),
      (whole.largestPaint / without.largestPaint).toFixed(2),
    ])
  }
} finally {
  await Promise.all([browser.close(), server.end('SIGTERM')])
  rmSync(dataDir, { recursive: true, force: true })
}
