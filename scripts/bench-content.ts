import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { execa } from 'execa'

/*
 * Times `npm run content:build` on a copy of content/, and on one with more articles: for the first time, with nothing
 * changed, and with one article changed.
 *
 *     npm run bench:content -- --articles 1100
 */

const { values } = parseArgs({ options: { articles: { type: 'string', default: '1100' } } })

// What a build of content reads beside content/.
const LINKED = [
  'contentlayer.config.ts',
  'contract',
  'node_modules',
  'package-lock.json',
  'package.json',
  'scripts',
  'server',
  'src',
]

// Processor time says more than the clock on a machine with neighbours.
const REPORT_CPU = `data:text/javascript,process.on('exit',()=>console.error(JSON.stringify(process.cpuUsage())))`

function makeProject(articles: number) {
  const root = mkdtempSync(path.join(tmpdir(), 'gelegrid-content-'))
  cpSync('content', path.join(root, 'content'), { recursive: true })
  for (const name of LINKED) symlinkSync(path.resolve(name), path.join(root, name))
  mkdirSync('.cache/images', { recursive: true })
  cpSync('.cache/images', path.join(root, '.cache/images'), { recursive: true })
  const blog = path.join(root, 'content/blog')
  const written = readdirSync(blog).filter((name) => name.endsWith('.md'))
  for (let index = 0; index < articles; index += 1) {
    const text = readFileSync(path.join(blog, written[index % written.length] ?? ''), 'utf8')
    const copy = text
      .replace(/^id: \d+$/m, `id: ${1000 + index}`)
      .replace(/^title: .*$/m, `title: Generated article ${index}`)
    writeFileSync(path.join(blog, `generated-${index}.md`), copy)
  }
  return root
}

async function build(root: string) {
  const startedAt = performance.now()
  const { stderr } = await execa({
    cwd: root,
  })`${process.execPath} --import tsx --import ${REPORT_CPU} scripts/content.ts build`
  const { user, system } = JSON.parse(stderr.split('\n').at(-1) ?? '') as NodeJS.CpuUsage
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return { wall: seconds(performance.now() - startedAt), cpu: seconds((user + system) / 1000) }
}

const row = (cells: Array<string>) => console.log(`| ${cells.join(' | ')} |`)

/** An article that is in every copy. */
const ARTICLE = 'content/blog/living-with-hiv.md'

row(['Content', 'Run', 'Wall', 'CPU'])
row(['---', '---', '---:', '---:'])
for (const articles of [0, Number(values.articles)]) {
  const root = makeProject(articles)
  try {
    const article = path.join(root, ARTICLE)
    const steps: Array<[string, () => void]> = [
      ['first', () => undefined],
      ['nothing changed', () => undefined],
      [
        'one article changed',
        () => writeFileSync(article, `${readFileSync(article, 'utf8')}\nOne more line.\n`),
      ],
    ]
    for (const [name, change] of steps) {
      change()
      const { wall, cpu } = await build(root)
      row([articles === 0 ? 'as it is' : `${articles} more articles`, name, wall, cpu])
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
