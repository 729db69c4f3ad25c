import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { ScriptError } from '#scripts/run.ts'
import { PICTURES } from './picture-files.ts'

const MARKDOWN = 'report.md'
const PAGE = 'report.html'

const STYLES = `
body { margin: 2rem auto; max-width: 100rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
table { border-collapse: collapse }
th, td { border: 1px solid silver; padding: 0.5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere }
img { display: block; max-width: 100%; height: auto }
del { background: mistyrose }
ins { background: honeydew }
`

/**
 * Removes an earlier report from the folder. Throws if the folder contains anything else, so that no other file is
 * lost.
 */
export function prepareReportFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const own = [PICTURES, MARKDOWN, PAGE]
  const other = readdirSync(folder).find((name) => !own.includes(name))
  if (
    other !== undefined ||
    (existsSync(path.join(folder, PICTURES)) && !existsSync(path.join(folder, PAGE)))
  )
    throw new ScriptError(`${folder} holds more than an earlier report: name a new folder.`)
  for (const name of own) rmSync(path.join(folder, name), { recursive: true, force: true })
}

/** Writes the report as Markdown and as HTML beside its pictures, so that the folder can be read anywhere. */
export function writeReport(folder: string, markdown: string): void {
  writeFileSync(path.join(folder, MARKDOWN), `${markdown}\n`)
  writeFileSync(path.join(folder, PAGE), pageOf(markdown))
}

// HTML in the report comes only from words.ts, which escapes all content. Scripts do not run in any case.
const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })

function pageOf(markdown: string) {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; frame-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changes in content/</title>
<style>${STYLES}</style>
${String(toHtml.processSync(markdown))}
</html>
`
}
