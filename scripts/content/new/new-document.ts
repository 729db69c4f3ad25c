import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import { kebab } from '#scripts/content/checks/files.ts'
import { textLines } from '#scripts/content/checks/report.ts'
import { sitePages } from '#scripts/content/site-pages.ts'
import { ScriptError } from '#scripts/run.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import { draftOf } from './draft.ts'
import { fieldsBeforeName, kindNamed, nameField } from './kinds.ts'
import { neighboursOf, type Values } from './neighbours.ts'
import { readNewOptions } from './options.ts'
import { copyPicture } from './picture.ts'
import { askForRest, type Ask } from './questions.ts'
import { textOf } from './text.ts'

type NewDocumentOptions = {
  /** The folder that contains content/. */
  root: string
  args: ReadonlyArray<string>
  /** Undefined without a terminal. */
  ask?: Ask
  today: string
}

/** `npm run content:new`: creates a draft that the checker accepts, and returns the next steps. */
export async function newDocument({ root, args, ask, today }: NewDocumentOptions): Promise<string> {
  const [kind = '', title = '', ...more] = args
  const schema = kindNamed(kind)
  if (title === '' || title.startsWith('--'))
    throw new ScriptError(`Write the ${nameField(schema)} behind the kind: npm run content:new ${kind} "…"`)
  const written = readNewOptions(schema, more)
  const named = { ...written, values: { ...written.values, [nameField(schema)]: title } }
  const options = ask ? await askForRest(ask, schema, named, root) : named

  const made = placeOf(schema, title, options.values)
  const target = path.join(root, 'content', made.file)
  if (existsSync(target)) throw new ScriptError(`content/${made.file} is there already. Nothing was changed.`)
  const copied = copyPicture(root, schema, options, made.stem)
  try {
    const given = { ...options.values, ...copied?.field }
    const draft = draftOf(schema, given, neighboursOf(root, schema), today)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, textOf(schema, draft), { flag: 'wx' })
    await refuseErrors(root, `content/${made.file}`, target)
    return nextSteps(schema, made.file, draft.examples)
  } catch (error) {
    if (copied) rmSync(copied.file)
    throw error
  }
}

function placeOf(schema: DocumentSchema, title: string, values: Values) {
  const { path: folder, format } = schema
  // For a time, its day.
  const beginning = fieldsBeforeName(schema).map((name) => String(values[name] ?? '').split('T')[0])
  const stem = kebab([...beginning, title].filter(Boolean).join(' '))
    .slice(0, 80)
    .replace(/-$/, '')
  if (stem === '') throw new ScriptError(`"${title}" has no letters or digits for the name of a file.`)
  return { stem, file: `${folder}/${stem}${format === 'markdown' ? '.md' : '.yaml'}` }
}

/** Removes the document again if the checker reports errors. */
async function refuseErrors(root: string, file: string, target: string) {
  const report = await checkContent({ root, pages: sitePages })
  const problems = report.problems.filter((problem) => problem.file === file && problem.severity === 'error')
  if (problems.length === 0) return
  rmSync(target)
  const lines = problems.flatMap(textLines)
  throw new ScriptError(['Nothing was made, because the check would refuse it:', ...lines].join('\n'))
}

function nextSteps({ format }: DocumentSchema, file: string, left: ReadonlyArray<string>) {
  const own = [...left, ...(format === 'markdown' ? ['the text below the fields'] : [])]
  const steps = [
    ...(own.length > 0 ? [`Open it and write your own words where it has examples: ${own.join(', ')}.`] : []),
    'See it with: npm run dev -- --drafts',
    'Check it with: npm run content:check',
    'Remove the line "draft: true" when everybody may see it, and open a pull request.',
  ]
  return [
    `content/${file} is made, as a draft: nobody sees it yet.`,
    ...steps.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n')
}
