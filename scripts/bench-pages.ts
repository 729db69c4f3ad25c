import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import getPort from 'get-port'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { publicPages } from './bench/public-pages.ts'
import { CHROMIUM_ARGS, chromiumPath } from './chromium-path.ts'
import { startServer } from './reliability/server-under-test.ts'

/*
 * Lighthouse's mobile profile for the public pages of the last build, each beside the same page without its scripts unless
 * `--no-bare` is given. Absolute figures depend on the machine; compare the ratios. Below the table it names the audits that took
 * points from a score.
 *
 *     npm run bench:pages -- --runs 5 --no-bare --page / --page /donate
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true, default: publicPages() },
    throttling: { type: 'string', default: 'simulate' },
    bare: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

/** Lighthouse's categories, in the order of its report. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MEASURES = [
  'firstPaint',
  'largestPaint',
  'blocking',
  'shift',
  'longestTask',
  'bytes',
  ...CATEGORIES,
] as const

/** Times in milliseconds of the simulated phone; scores out of 100. NaN for what was not measured. */
type PageMeasures = Record<(typeof MEASURES)[number], number>

function measuresBy(valueOf: (name: keyof PageMeasures) => number): PageMeasures {
  return Object.fromEntries(MEASURES.map((name) => [name, valueOf(name)])) as PageMeasures
}

/** The median of each measure over the runs that have it, the higher of two middle figures. */
function medians(runs: ReadonlyArray<PageMeasures>): PageMeasures {
  return measuresBy((name) => {
    const figures = runs.map((run) => run[name]).filter((figure) => !Number.isNaN(figure))
    return figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN
  })
}

const MAX_ATTEMPTS = 3

/** On a busy machine Lighthouse sometimes ends without a result: it runs again, and then reports why. */
async function measure(url: string, port: number, part: 'whole' | 'bare'): Promise<PageMeasures> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    try {
      return await measureOnce(url, port, part)
    } catch (error) {
      console.error(`${url}, attempt ${attempt}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return measuresBy(() => NaN)
}

async function measureOnce(url: string, port: number, part: 'whole' | 'bare'): Promise<PageMeasures> {
  const result = await lighthouse(url, {
    port,
    // A page without its scripts only serves as comparison.
    onlyCategories: part === 'whole' ? [...CATEGORIES] : ['performance'],
    throttlingMethod: values.throttling === 'devtools' ? 'devtools' : 'simulate',
    blockedUrlPatterns: part === 'whole' ? [] : ['*/assets/*.js'],
    logLevel: 'error',
  })
  if (!result) throw new Error('Lighthouse has no result.')
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  const audit = (id: string) => {
    const value = audits[id]?.numericValue
    if (value === undefined) throw new Error(`${id}: ${audits[id]?.errorMessage ?? 'not measured'}`)
    return value
  }
  if (part === 'whole') recordLostPoints(new URL(url).pathname, result.lhr)
  return {
    ...measuresBy((name) => Math.round((categories[name]?.score ?? NaN) * 100)),
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
    bytes: audit('total-byte-weight'),
    longestTask: longestTask(audits['long-tasks'], audit('first-contentful-paint')),
  }
}

const lostPoints = new Map<string, { runs: number; lowest: number }>()

/** Counts the runs in which an audit with a weight scored below 0.995, from which a category rounds to 100. */
function recordLostPoints(page: string, { audits, categories }: Result) {
  for (const { auditRefs } of Object.values(categories)) {
    for (const { id, weight } of auditRefs) {
      const score = audits[id]?.score ?? null
      if (weight === 0 || score === null || score >= 0.995) continue
      const { runs, lowest } = lostPoints.get(`${page} ${id}`) ?? { runs: 0, lowest: 1 }
      lostPoints.set(`${page} ${id}`, { runs: runs + 1, lowest: Math.min(lowest, score) })
    }
  }
}

/** In milliseconds of the slowed processor, after the first paint; Lighthouse ignores tasks below 50 ms. */
function longestTask(audit: Result['audits'][string] | undefined, firstPaint: number): number {
  const items = audit?.details?.type === 'table' ? audit.details.items : []
  const later = items.filter(({ startTime }) => Number(startTime) >= firstPaint)
  return Math.max(0, ...later.map(({ duration }) => Number(duration)))
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
  const ratios = values.bare ? ['FCP ÷ without', 'LCP ÷ without'] : []
  const titles = ['FCP', 'LCP', 'TBT', 'Longest task', 'CLS', 'KB', 'Scores', ...ratios]
  row(['Page', ...titles])
  row(['---', ...titles.map(() => '---:')])
  for (const page of values.page) {
    const built: Array<PageMeasures> = []
    const bare: Array<PageMeasures> = []
    // Alternating, so that both are affected by the same other work on the machine.
    for (let run = 0; run < Number(values.runs); run += 1) {
      built.push(await measure(`${server.url}${page}`, port, 'whole'))
      if (values.bare) bare.push(await measure(`${server.url}${page}`, port, 'bare'))
    }
    const whole = medians(built)
    const without = medians(bare)
    row([
      page,
      `${seconds(whole.firstPaint)} s`,
      `${seconds(whole.largestPaint)} s`,
      `${whole.blocking.toFixed(0)} ms`,
      whole.longestTask === 0 ? '< 50 ms' : `${whole.longestTask.toFixed(0)} ms`,
      whole.shift.toFixed(3),
      (whole.bytes / 1000).toFixed(0),
      CATEGORIES.map((category) => whole[category].toFixed(0)).join('/'),
      ...(values.bare
        ? [
            (whole.firstPaint / without.firstPaint).toFixed(2),
            (whole.largestPaint / without.largestPaint).toFixed(2),
          ]
        : []),
    ])
  }
  for (const [audit, { runs, lowest }] of lostPoints)
    console.log(`${audit}: below 1 in ${runs} runs, lowest ${lowest.toFixed(2)}`)
} finally {
  await Promise.all([browser.close(), server.end('SIGTERM')])
  rmSync(dataDir, { recursive: true, force: true })
}
