import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addDocuments } from './bench/generated-content/add-documents.ts'
import { measuredRun, type Measured } from './bench/measured-run.ts'
import { pageWeights } from './budget/page-weights.ts'
import { overweight } from './check-budget.ts'
import { copyProject } from './copy-project.ts'

/*
 * Times the checker, the compiler and the whole build on copies of the project with more articles, beside a plain loop of
 * gray-matter and remark over the same files.
 *
 *     npm run bench:content -- --articles 100,1000 --no-site
 *     npm run bench:content -- --articles 10000 --events 2000 --mentors 5000
 */

const { values } = parseArgs({
  allowNegative: true,
  options: {
    articles: { type: 'string', default: '100,1000,10000' },
    events: { type: 'string', default: '0' },
    mentors: { type: 'string', default: '0' },
    site: { type: 'boolean', default: true },
  },
})
const sizes = values.articles.split(',').map(Number)
const amounts = { events: Number(values.events), mentors: Number(values.mentors) }

/** An article that every copy contains. */
const ARTICLE = 'content/blog/living-with-hiv.md'

type Figures = Omit<Measured, 'output'>

/** A part of the work in a separate process, without its start. */
async function phase(root: string, name: string, isCold = false): Promise<Figures> {
  const args = ['--import', 'tsx', 'scripts/bench/content-phase.ts', name, ...(isCold ? ['cold'] : [])]
  const { output } = await measuredRun(args, root)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Figures
}

/** A command, measured from its start to its end. */
const command = (root: string, ...args: Array<string>) =>
  measuredRun(['--import', 'tsx', ...args], root, { NODE_OPTIONS: '--max-old-space-size=8192' })

function changeOneFile(root: string) {
  const file = path.join(root, ARTICLE)
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more line.\n`)
}

const changed = async (root: string, run: () => Promise<Figures>) => {
  changeOneFile(root)
  return run()
}

const forget = (root: string) => rmSync(path.join(root, '.contentlayer'), { recursive: true, force: true })

/** In the order in which they run, as each uses the state that the previous one has left. */
const steps: ReadonlyArray<[name: string, run: (root: string) => Promise<Figures>]> = [
  ['gray-matter and remark', (root) => phase(root, 'yardstick')],
  ['checker, for the first time', (root) => phase(root, 'check', true)],
  ['checker, nothing changed', (root) => phase(root, 'check')],
  ['checker, one file changed', (root) => changed(root, () => phase(root, 'check'))],
  ['compiler, for the first time', (root) => phase(root, 'compile', true)],
  ['compiler, nothing changed', (root) => phase(root, 'compile')],
  ['compiler, one file changed', (root) => changed(root, () => phase(root, 'compile'))],
  [
    'content:build, for the first time',
    (root) => {
      forget(root)
      return command(root, 'scripts/content.ts', 'build')
    },
  ],
  ['content:build, nothing changed', (root) => command(root, 'scripts/content.ts', 'build')],
  [
    'content:build, one file changed',
    (root) => changed(root, () => command(root, 'scripts/content.ts', 'build')),
  ],
]

const row = (cells: ReadonlyArray<string>) => console.log(`| ${cells.join(' | ')} |`)
const figure = (value: number) => value.toFixed(value < 10 ? 2 : 1)

console.log(
  `${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}. Ratios are to gray-matter and remark.\n`,
)
row(['Articles', 'Step', 'Seconds', 'Ratio', 'Processor s', 'Ratio', 'Memory MB', 'Growth'])
row(['---:', '---', '---:', '---:', '---:', '---:', '---:', '---:'])
let smaller = new Map<string, Figures>()
for (const articles of sizes) {
  const root = copyProject()
  try {
    addDocuments(root, { articles, ...amounts })
    const own = new Map<string, Figures>()
    for (const [name, run] of steps) {
      const figures = await run(root)
      own.set(name, figures)
      print(articles, name, figures, own.get('gray-matter and remark'), smaller.get(name))
    }
    if (values.site) await site(root, articles)
    smaller = own
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
}

function print(articles: number, name: string, figures: Figures, yardstick?: Figures, before?: Figures) {
  const { wall, cpu, megabytes } = figures
  const ratio = (of: 'wall' | 'cpu') => (yardstick ? figure(figures[of] / yardstick[of]) : '')
  const growth = before ? `${figure(cpu / before.cpu)} ×` : ''
  row([
    String(articles),
    name,
    figure(wall),
    ratio('wall'),
    figure(cpu),
    ratio('cpu'),
    megabytes.toFixed(0),
    growth,
  ])
}

/**
 * The whole build, the number of pages written per second, and the pages that exceed their budget or come closest.
 */
async function site(root: string, articles: number) {
  const figures = await command(root, 'scripts/build.ts')
  print(articles, 'the whole site', figures)
  const pages = pageWeights(path.join(root, 'build/client'))
  const remark = (text: string, value: string) => row([String(articles), text, value, '', '', '', '', ''])
  remark(`${pages.length} pages`, `${figure(pages.length / figures.wall)} a second`)
  for (const part of ['html', 'data', 'scripts'] as const) {
    const [heaviest] = pages.toSorted((a, b) => b[part] - a[part])
    if (heaviest) remark(`most ${part}: ${heaviest.page}`, `${figure(heaviest[part] / 1000)} KB`)
  }
  for (const problem of overweight(pages)) remark('above its budget', problem)
}
