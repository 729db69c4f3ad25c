import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SENT_PAGES } from '#contract/form-pages.ts'
import { addressOf } from '#scripts/built-pages.ts'
import { hashInlineScripts } from '#scripts/hash-inline-scripts.ts'
import { readRedirects } from '#server/platform/build-output.ts'
import { type Origins, scriptSource } from '#server/platform/http/security-headers.ts'
import {
  isCompressedCopy,
  namesIn,
  NEVER_SERVED,
  NOT_FOUND_PAGES,
  removedServiceWorker,
  SERVICE_WORKER,
} from '#server/site/read-site.ts'
import { headerRules, type RedirectRule, redirectRules } from './host-files.ts'

const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/**
 * Adds a policy for the page's inline scripts, before the first of them: a separate header per page would exceed the
 * number of rules that hosts allow. Browsers enforce it together with the policy in the header. Pages that our server
 * fills in (server/form-pages) must not run scripts at all.
 */
function withScriptPolicy(html: string, address: string): string {
  if (!CHARSET.test(html)) throw new Error('The page names no charset, after which its policy belongs.')
  const isAnswer = Object.values(SENT_PAGES).includes(address)
  const policy = scriptSource(isAnswer ? null : hashInlineScripts(html))
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}"/>`,
  )
}

type Options = { buildDir: string; outDir: string; origins: Origins }

/** Writes a build in the form of Netlify and Cloudflare Pages, with their rules for headers and redirects. Replaces the folder. */
export async function exportSite({ buildDir, outDir, origins }: Options) {
  const names = namesIn(buildDir).filter(isServed)
  await rm(outDir, { recursive: true, force: true })
  for (const name of names) await exportFile(name)
  if (!names.includes(SERVICE_WORKER.slice(1)))
    await writeFile(path.join(outDir, SERVICE_WORKER), removedServiceWorker().body)

  const pages = names.filter((name) => name.endsWith('.html')).map(addressOf)
  const redirects = redirectRules(new Map(Object.entries(readRedirects(buildDir))), pages)
  const rules = [...redirects, MEMBER_NOT_FOUND]
  const headers = headerRules(names, origins)
  const redirectLines = rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`)
  await writeFile(path.join(outDir, '_headers'), headers.join('\n'))
  await writeFile(path.join(outDir, '_redirects'), redirectLines.join(''))
  return { files: names.length, headerRules: headers.length, redirects: rules.length }

  async function exportFile(name: string) {
    const [from, to] = [path.join(buildDir, name), path.join(outDir, hostedName(name))]
    await mkdir(path.dirname(to), { recursive: true })
    if (!name.endsWith('.html')) return copyFile(from, to)
    await writeFile(to, withScriptPolicy(await readFile(from, 'utf8'), addressOf(name)))
  }
}

function isServed(name: string) {
  const isNotFoundPage = Object.values(NOT_FOUND_PAGES).includes(name)
  return !isCompressedCopy(name) && (isNotFoundPage || !NEVER_SERVED.includes(name))
}

/** `/about-us` becomes about-us.html, as hosts redirect a folder to its address with a trailing slash. */
function hostedName(name: string) {
  return name.replace(/(?<=.)\/index\.html$/, '.html')
}

/** Unknown addresses below /explore have another page. Cloudflare ignores this rule, and finds the nearest 404.html itself. */
const MEMBER_NOT_FOUND: RedirectRule = {
  from: '/explore/*',
  to: `/${hostedName(NOT_FOUND_PAGES.member)}`,
  status: 404,
}
