import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import matter from 'gray-matter'
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { parse } from 'yaml'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import { checkMemory } from '#scripts/content/checks/memory/check-memory.ts'
import { readMemories, writeMemories } from '#scripts/content/checks/memory/stored-memories.ts'
import { compileContent } from '#scripts/content/compile.ts'
import { expectations } from '#scripts/content/expectations.ts'
import { sitePages } from '#scripts/content/site-pages.ts'
import { readSources } from '#scripts/content/sources.ts'
import { toolsDigest } from '#scripts/content/tools-digest.ts'
import { filesBelow } from '#scripts/files-below.ts'

/*
 * One measurement of `npm run bench:content` in its own process: tsx scripts/bench/content-phase.ts <phase> prints
 * the seconds, the processor time and the peak memory as JSON.
 */

const root = process.cwd()

/** The minimal work of any such tool, for comparison: reads the files, parses fields and Markdown, writes HTML. */
function yardstick() {
  const toHtml = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify)
  let length = 0
  for (const name of filesBelow('content').filter((file) => /\.(?:md|yaml)$/.test(file))) {
    const text = readFileSync(path.join('content', name), 'utf8')
    if (name.endsWith('.yaml')) parse(text)
    else length += String(toHtml.processSync(matter(text).content)).length
  }
  return length
}

async function check() {
  const tools = toolsDigest()
  const memory = checkMemory(await readMemories(root, tools))
  checkContent({ root, memory, pages: sitePages, expectations })
  await writeMemories(root, tools, memory.memories())
}

const phases: Record<string, () => unknown> = {
  yardstick,
  check,
  compile: () => compileContent(root, { sources: readSources(root) }),
}

const [name = '', isCold] = process.argv.slice(2)
const phase = phases[name]
if (!phase) throw new Error(`There is no phase "${name}": ${Object.keys(phases).join(', ')}.`)
if (isCold) rmSync('.contentlayer', { recursive: true, force: true })
const startedAt = performance.now()
const cpuBefore = process.cpuUsage()
await phase()
const { user, system } = process.cpuUsage(cpuBefore)
console.log(
  JSON.stringify({
    wall: (performance.now() - startedAt) / 1000,
    cpu: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
)
