import { parseArgs } from 'node:util'
import { execa } from 'execa'
import getPort from 'get-port'
import { chromium } from 'playwright'
import { builtPages } from './built-pages.ts'
import { pageOf } from './content/site-pages.ts'
import { chromiumPath } from './program-path.ts'
import { startBuiltServer } from './server-process.ts'
import { temporaryDataDir } from './temporary-data-dir.ts'
import { isMemberPath, NOT_FOUND_PATH } from '#src/lib/addresses.ts'

/*
 * Lighthouse's mobile profile for the public pages of the last build, each beside the same page without its scripts.
 * Absolute figures depend on the machine; compare the ratios.
 *
 *     npm run bench:pages -- --runs 5 --page / --page /donate
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true, default: publicPages() },
  },
})

/** Fetched by npx at the first run: its 100 packages are an eighth of all files, and only this bench needs them. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const AUDITS = {
  'first-contentful-paint': 'FCP, ms',
  'largest-contentful-paint': 'LCP, ms',
  'total-blocking-time': 'TBT, ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'Bytes',
}

type Report = {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number }>
}

type Measured = Record<string, number>

/** Lighthouse asks to be run again where it could not record a page, about once in a hundred runs. */
const ASKS_AGAIN = 'Please run Lighthouse again'
const ATTEMPTS = 3

async function measure(url: string, port: number, part: 'whole' | 'bare', attempt = 1): Promise<Measured> {
  // A page without its scripts only serves as comparison.
  const options =
    part === 'whole'
      ? [`--only-categories=${CATEGORIES.join(',')}`]
      : ['--only-categories=performance', '--blocked-url-patterns=*/assets/*.js']
  const { failed, shortMessage, stderr, stdout } = await execa({
    reject: false,
  })`npx --yes ${LIGHTHOUSE} ${url} --port=${port} --output=json --quiet ${options}`
  if (failed && stderr.includes(ASKS_AGAIN) && attempt < ATTEMPTS)
    return measure(url, port, part, attempt + 1)
  // Lighthouse prints its report even if it could not measure the page, and the message of execa's error has all of it.
  if (failed) throw new Error(`${shortMessage}\n${stderr}`)
  const { audits, categories } = JSON.parse(stdout) as Report
  return Object.fromEntries([
    ...Object.keys(AUDITS).map((id) => [id, audits[id]?.numericValue ?? NaN] as const),
    ...CATEGORIES.map((id) => [id, (categories[id]?.score ?? NaN) * 100] as const),
  ])
}

/** A public page of each route in the last build: pages of a route differ in their content only. */
function publicPages(): Array<string> {
  const addresses = builtPages('build/client').map(({ address }) => address)
  const ofRoutes = new Map(addresses.map((address) => [pageOf(address) ?? address, address]))
  // Lighthouse does not measure 404 pages.
  return [...ofRoutes.values()].filter((each) => !isMemberPath(each) && each !== NOT_FOUND_PATH)
}

function medianOf(runs: ReadonlyArray<Measured>, name: string) {
  const figures = runs.map((run) => run[name] ?? NaN).sort((a, b) => a - b)
  return figures[Math.floor(figures.length / 2)] ?? NaN
}

const server = await startBuiltServer({ DATA_DIR: temporaryDataDir() })
const port = await getPort()
// One browser for all pages: a browser that starts for each takes so much of the processor that pages seem slow. Not the
// headless shell, which paints half a second later.
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [`--remote-debugging-port=${port}`],
})

const row = (cells: Array<string>) => console.log(`| ${cells.join(' | ')} |`)

try {
  const titles = [...Object.values(AUDITS), 'Scores', 'FCP ÷ without', 'LCP ÷ without']
  row(['Page', ...titles])
  row(['---', ...titles.map(() => '---:')])
  for (const page of values.page) {
    const whole: Array<Measured> = []
    const bare: Array<Measured> = []
    // Alternating, so that both are affected by the same other work on the machine.
    for (let run = 0; run < Number(values.runs); run += 1) {
      whole.push(await measure(`${server.url}${page}`, port, 'whole'))
      bare.push(await measure(`${server.url}${page}`, port, 'bare'))
    }
    const ratio = (name: string) => (medianOf(whole, name) / medianOf(bare, name)).toFixed(2)
    row([
      page,
      ...Object.keys(AUDITS).map((name) => medianOf(whole, name).toFixed(name.endsWith('shift') ? 3 : 0)),
      CATEGORIES.map((name) => medianOf(whole, name).toFixed(0)).join('/'),
      ratio('first-contentful-paint'),
      ratio('largest-contentful-paint'),
    ])
  }
} finally {
  await Promise.all([browser.close(), server.end('SIGTERM')])
}
