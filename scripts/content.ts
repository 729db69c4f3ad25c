import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { checkContent } from './content/checks/check-content.ts'
import { reportLines } from './content/checks/report.ts'
import { expectations } from './content/expectations.ts'
import { sitePages } from './content/site-pages.ts'
import { runScript, ScriptError } from './run.ts'

// Usage: tsx scripts/content.ts check [folder that has content/ in it] [--quiet-warnings]
//        tsx scripts/content.ts build | readme

const inProject = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

function check(options: ReadonlyArray<string>) {
  const folder = options.find((option) => !option.startsWith('--'))
  const root = folder ?? inProject('')
  const report = checkContent({ root, pages: sitePages, ...(folder === undefined && { expectations }) })
  const lines = reportLines(report, {
    isOnGitHub: process.env.GITHUB_ACTIONS === 'true',
    showWarnings: !options.includes('--quiet-warnings'),
  })
  console.log(lines.join('\n'))
  process.exitCode = report.problems.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** Compiles the content without building the site: types and tests read the compiled collections. */
async function build() {
  // Lazy imports: the check needs neither the compiler nor the image tools.
  const { prepareContent } = await import('./content/prepare.ts')
  const { documents } = await prepareContent(process.cwd(), console.log)
  console.log(`${documents} documents compiled.`)
}

async function writeReadme() {
  const { renderReadme } = await import('./content/readme/render.ts')
  const introduction = await readFile(inProject('scripts/content/readme/introduction.md'), 'utf8')
  const readme = inProject('content/README.md')
  await writeFile(readme, await renderReadme(introduction, readme))
  console.log('content/README.md is up to date.')
}

const commands = new Map(Object.entries({ check, build, readme: writeReadme }))

await runScript(async () => {
  const [name = '', ...options] = process.argv.slice(2)
  const command = commands.get(name)
  if (!command)
    throw new ScriptError(`There is no "${name}": name one of ${[...commands.keys()].join(', ')}.`)
  await command(options)
})
