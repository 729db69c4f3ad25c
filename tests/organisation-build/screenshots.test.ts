import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { builtPages, routeOf } from '#scripts/built-pages.ts'
import { CHROMIUM_ARGS, chromiumPath } from '#scripts/chromium-path.ts'
import { makeTarget, startServer, type RunningServer } from '#scripts/reliability/server-under-test.ts'
import { takeScreenshots } from '#scripts/screenshots/page-screenshots.ts'
import { signIn } from '#tests/e2e/page-steps.ts'
import { BUILD_TIME } from '#tests/setup/organisation-build.ts'
import { differenceBetween, toBaseline } from './compare-screenshots.ts'

/*
 * Compares one page of each route with its approved screenshot. After an intended change, `npm run
 * screenshots:update` approves the new look: check the changed files before committing.
 */

const BASELINES = path.resolve('tests/organisation-build/screenshots')
/** The folder for current screenshots of failed tests. */
const RESULTS = path.resolve('test-results/screenshots')
const isUpdate = process.env.SCREENSHOTS === 'update'

const build = inject('organisationBuild')
const addresses = builtPages(path.join(build, 'build/client')).map(({ address }) => address)

/** Phones, tablets and laptops, in light and dark mode. */
const LOOK = { widths: [390, 768, 1440], modes: ['light', 'dark'], now: BUILD_TIME, signIn } as const

/** The first page of every route: other pages differ in content only. */
const pages = firstOfEachRoute()

function firstOfEachRoute() {
  const first = new Map<string, string>()
  for (const address of addresses) {
    const route = routeOf(address)
    if (!first.has(route)) first.set(route, address)
  }
  return [...first.values()]
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'gelegrid-screenshots-'))
let browser: Browser
let server: RunningServer
const seen = new Set<string>()

beforeAll(async () => {
  const { environment } = makeTarget(dataDir)
  const program = path.join(build, 'build/server/main.js')
  server = await startServer({
    environment: { ...environment, BUILD_DIR: path.join(build, 'build/client') },
    program,
  })
  browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: CHROMIUM_ARGS })
  if (isUpdate) rmSync(BASELINES, { recursive: true, force: true })
  mkdirSync(BASELINES, { recursive: true })
})

afterAll(async () => {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

test.each(pages)(
  '%s looks as it was approved, on phones, tablets and laptops, in light and dark mode [LOOK-1]',
  async (page) => {
    const differences: Array<string> = []
    for (const { name, png } of await takeScreenshots(browser, server.url, page, LOOK)) {
      seen.add(`${name}.webp`)
      const difference = await compare(name, png)
      if (difference === null) continue
      mkdirSync(RESULTS, { recursive: true })
      writeFileSync(path.join(RESULTS, `${name}.png`), png)
      differences.push(`${name}: ${difference}`)
    }
    expect(differences, `Pictures of it are in ${RESULTS}`).toEqual([])
  },
)

test('no approved look is left of a page that is gone', () => {
  expect(readdirSync(BASELINES).filter((name) => !seen.has(name))).toEqual([])
})

async function compare(name: string, png: Buffer) {
  const file = path.join(BASELINES, `${name}.webp`)
  const baseline = await toBaseline(png)
  if (isUpdate) writeFileSync(file, baseline)
  return existsSync(file) ? differenceBetween(readFileSync(file), baseline) : 'no approved look yet'
}
