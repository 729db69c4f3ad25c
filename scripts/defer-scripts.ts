import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { matchPath } from 'react-router-dom'
import { rolldown } from 'rolldown'
import { FORM_PAGES, SENT_PAGES } from '#contract/form-pages.ts'
import { plainPage } from '#server/form-pages/plain-page.ts'
import { isMemberPath } from '#src/lib/addresses.ts'
import { LATER } from '#src/startup/deferred-page.ts'
import { builtPages } from './built-pages.ts'

/** The tags with which React Router asks for scripts, and what they become until src/startup/first-script.ts needs them. */
const PRELOAD = ['<link rel="modulepreload" ', `<link rel="${LATER}" `] as const
const MODULE = ['<script type="module" async="">', `<script type="text/plain" id="${LATER}">`] as const

/**
 * Changes the public pages of a build so that they render before they load their scripts: see
 * src/startup/first-script.ts. Pages of the member area need scripts to render and stay unchanged. Pages for browsers
 * without scripts lose theirs.
 */
export async function deferScripts(root: string): Promise<void> {
  const firstScript = await compileFirstScript(root)
  for (const { file, address } of builtPages(path.join(root, 'build/client'))) {
    if (isMemberPath(address)) continue
    const html = await readFile(file, 'utf8')
    await writeFile(file, hasNoScripts(address) ? plainPage(html) : deferred(html, firstScript))
  }
}

/** The pages for browsers without scripts. Other browsers show them as well if their scripts fail to load. */
function hasNoScripts(address: string): boolean {
  return Object.values(SENT_PAGES).includes(address) || matchPath(FORM_PAGES.donations, address) !== null
}

async function compileFirstScript(root: string): Promise<string> {
  const build = await rolldown({
    input: path.join(root, 'src/startup/first-script.ts'),
    cwd: root,
    platform: 'browser',
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code.trim()
}

/** Throws if React Router writes its tags in another form. */
export function deferred(html: string, firstScript: string): string {
  for (const [tag] of [PRELOAD, MODULE])
    if (!html.includes(tag))
      throw new Error(`React Router starts its pages in another way: there is no ${tag}`)
  return html
    .replaceAll(...PRELOAD)
    .replace(...MODULE)
    .replace('</head>', () => `<script>${firstScript}</script></head>`)
}
