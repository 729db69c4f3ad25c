import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { startDevServer, type DevServer } from './bench/dev-server.ts'
import { addDocuments } from './bench/generated-content/add-documents.ts'
import { SAVES, type Save } from './bench/live-saves.ts'
import { median } from './bench/median.ts'
import { CHROMIUM_ARGS, chromiumPath } from './chromium-path.ts'
import { copyProject } from './copy-project.ts'

/*
 * Times, in a real browser on `npm run dev`, how long it takes from saving a file to the new text on the open page.
 *
 *     npm run bench:live -- --articles 0,1000 --saves 20 --port 4210 --only "a word"
 */

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '0,1000' },
    saves: { type: 'string', default: '20' },
    port: { type: 'string', default: '4210' },
    only: { type: 'string' },
  },
})
const sizes = values.articles.split(',').map(Number)
const saves = Number(values.saves)
const kinds = Object.keys(SAVES).filter((kind) => values.only === undefined || kind === values.only)

/** Milliseconds from the save until the frame after the one that shows it. */
async function timeSave(page: Page, { save, shows }: Save): Promise<number> {
  const shown = page.waitForFunction(
    (wanted) =>
      'text' in wanted
        ? document.querySelector('main')?.textContent.includes(wanted.text)
        : document.querySelector(`a[href^="${wanted.link}"]`) !== null,
    shows,
    { polling: 'raf' },
  )
  const startedAt = performance.now()
  save()
  await shown
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  return performance.now() - startedAt
}

/** Waits until the server is idle, before the next save. */
async function untilQuiet(server: DevServer) {
  for (let before = -1; before !== server.builds();) {
    before = server.builds()
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
}

async function timesOf(kind: string, root: string, server: DevServer, page: Page) {
  const times: Array<number> = []
  const work: Array<number> = []
  // The first save is left out: it loads the route, and warms up caches that are warm in an open editor.
  for (let number = 0; number <= saves; number++) {
    const save = await SAVES[kind]?.(root, number)
    if (!save) continue
    if (new URL(page.url()).pathname !== save.address)
      await page.goto(`${server.url}${save.address}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => window.scrollTo(0, 300))
    await untilQuiet(server)
    const before = server.processorTime()
    const time = await timeSave(page, save)
    await untilQuiet(server)
    if (number === 0) continue
    times.push(time)
    work.push(1000 * (server.processorTime() - before))
  }
  return { times, work }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const row = (cells: Array<string>) => console.log(`| ${cells.join(' | ')} |`)

console.log(`${saves} saves each; ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}.\n`)
row(['Articles', 'Save', 'Median', 'Worst', 'Processor time of the server, median'])
row(['---:', '---', '---:', '---:', '---:'])
const browser = await chromium.launch({ executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS })
try {
  for (const articles of sizes) {
    const root = copyProject()
    addDocuments(root, { articles })
    const server = await startDevServer(root, Number(values.port))
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      page.setDefaultTimeout(120_000)
      for (const kind of kinds) {
        const { times, work } = await timesOf(kind, root, server, page)
        const name = articles === 0 ? 'as it is' : `${articles} more`
        row([name, kind, seconds(median(times)), seconds(Math.max(...times)), seconds(median(work))])
      }
      await page.close()
    } finally {
      server.stop()
    }
  }
} finally {
  await browser.close()
}
