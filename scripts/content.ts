import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dayOf } from '#contract/days.ts'
import { CONTENT_FINGERPRINT_FILE, isUpToDate } from './fingerprint.js'
import { runScript, ScriptError } from './run-script.ts'

// Usage: tsx scripts/content.ts check [folder that has content/ in it] [--fix] [--now=2026-12-24]
//        tsx scripts/content.ts new <kind> "Title"
//        tsx scripts/content.ts diff [the commit or branch to compare with, without it main]
//        tsx scripts/content.ts build | readme
// Lazy imports: no command needs what the others load, and a build without changes needs nothing.

const root = process.cwd()

async function check(options: ReadonlyArray<string>) {
  const { checkProject } = await import('./content/check-project.ts')
  const { output, hasErrors } = await checkProject(options, root)
  console.log(output)
  process.exitCode = hasErrors ? 1 : 0
}

async function build() {
  if (existsSync('.generated') && isUpToDate(root, CONTENT_FINGERPRINT_FILE)) {
    console.log('Nothing has changed since the content was compiled.')
    return
  }
  const { expectations } = await import('./content/site-expectations.ts')
  const { prepareContent } = await import('./content/prepare.ts')
  console.log(`${await prepareContent(root, console.log, expectations)} documents compiled.`)
}

async function writeReadme() {
  const { renderReadme, renderReference } = await import('./content/readme/render.ts')
  const introduction = await readFile('scripts/content/readme/introduction.md', 'utf8')
  const [readme, reference] = ['content/README.md', 'docs/content-reference.md']
  await writeFile(readme, await renderReadme(introduction))
  await writeFile(reference, await renderReference())
  console.log(`${readme} and ${reference} are up to date.`)
}

async function makeNew(args: ReadonlyArray<string>) {
  const { newDocument } = await import('./content/new-document.ts')
  console.log(await newDocument(root, args, dayOf(Date.now())))
}

async function diff([base]: ReadonlyArray<string>) {
  const { contentDiff } = await import('./content/content-diff.ts')
  console.log(await contentDiff(root, base))
}

const commands = new Map(Object.entries({ check, new: makeNew, diff, build, readme: writeReadme }))

await runScript(async () => {
  const [name = '', ...options] = process.argv.slice(2)
  const command = commands.get(name)
  if (!command)
    throw new ScriptError(`There is no "${name}": name one of ${[...commands.keys()].join(', ')}.`)
  await command(options)
})
