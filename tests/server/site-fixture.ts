import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { compressBuild } from '#scripts/compress-build.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { submissionRulesPath, type SubmissionRules } from '#server/site/submission-rules.ts'
import { makeDataDir } from './databases.ts'

export const SECRET = 'the private key of the house'

export const BLOG_SCRIPT = 'window.page = "blog"'

/** Longer than what is worth compressing. */
export const LONG_TEXT = 'She codes, she teaches, she leads. '.repeat(60)

const FILES = {
  'index.html': page('Home', 'window.page = "home"'),
  'blog/index.html': page('Blog', BLOG_SCRIPT),
  'blog/3/index.html': page('Third article', 'window.page = "article"'),
  'gallery/index.html': page('Gallery', 'window.page = "gallery"'),
  'donate/index.html': page('Donate', 'window.page = "donate"'),
  '404/index.html': page('Page not found', 'window.page = "not found"'),
  '__spa-fallback.html': page('Fallback', 'window.page = "fallback"'),
  '_root.data': `["root","${LONG_TEXT}"]`,
  'blog.data': `["blog","${LONG_TEXT}"]`,
  'blog/3.data': `["article","${LONG_TEXT}"]`,
  'assets/entry-Ab12Cd34.js': `console.log("${LONG_TEXT}")`,
  'assets/entry-Ef56Gh78.css': `/* ${LONG_TEXT} */`,
  'assets/tiny-Ij90Kl12.js': 'console.log("tiny")',
  'assets/epilogue-Mn34Op56.woff2': '0123456789',
  'images/hero.0a1b2c3d-480.avif': '0123456789',
  'images/logo.4e5f6a7b.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${LONG_TEXT}</title></svg>`,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\n',
  'naïve file.txt': 'spaces and accents\n',
  '.env': SECRET,
  '.well-known/secret.txt': SECRET,
  'lonely.txt.br': SECRET,
}

function page(title: string, script: string) {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>
<p>${LONG_TEXT}</p><script>${script}</script><script type="module" src="/assets/entry-Ab12Cd34.js"></script></body></html>`
}

/** What the content of this site decides of its forms. */
export const RULES: SubmissionRules = {
  donations: { minimums: { NGN: 15_000, USD: 10 }, causes: ['hackathon', 'free-laptops'] },
  nominations: { categories: ['male-ally', 'iot-visionary'], maxStatementWords: 500, maxFileMegabytes: 5 },
}

type Extra = Record<string, string | Buffer>

/** A built site in a temporary directory, with secrets beside it and links that lead out to them. */
async function writeBuild(home: string, extra: Extra = {}) {
  const buildDir = join(home, 'build', 'client')
  for (const [name, content] of Object.entries({ ...FILES, ...extra })) {
    await mkdir(dirname(join(buildDir, name)), { recursive: true })
    await writeFile(join(buildDir, name), content)
  }
  await writeFile(join(home, 'build', 'secret.txt'), SECRET)
  await symlink(join(home, 'build', 'secret.txt'), join(buildDir, 'link.txt'))
  await symlink(join(home, 'build'), join(buildDir, 'linked'))
  await compressBuild({ buildDir, cacheDir: join(home, 'cache') })
  await writeFile(submissionRulesPath(buildDir), JSON.stringify(RULES))
  return buildDir
}

const makeHome = () => mkdtemp(join(tmpdir(), 'gelegrid-'))
const removeHome = (home: string) => rm(home, { recursive: true, force: true })

/** A build of its own for one test, which may change it. */
export async function makeBuild(extra?: Extra) {
  const home = await makeHome()
  onTestFinished(() => removeHome(home))
  return writeBuild(home, extra)
}

// One for all tests of a file that only read it: compressing it takes longer than most tests.
let sharedHome: string
let sharedBuild: Promise<string> | undefined

beforeAll(async () => {
  sharedHome = await makeHome()
})
afterAll(() => removeHome(sharedHome))

type Setup = {
  environment?: Record<string, string>
  files?: Extra
  logger?: FastifyServerOptions['logger']
  prepare?: (app: FastifyInstance) => void
}

/** The server over a freshly made build. */
export async function makeApp({ environment = {}, files, logger = false, prepare }: Setup = {}) {
  const buildDir = files ? await makeBuild(files) : await (sharedBuild ??= writeBuild(sharedHome))
  const config = readConfig({
    BUILD_DIR: buildDir,
    DATA_DIR: await makeDataDir(),
    SECRET: 'a key that only the tests of this house know',
    ...environment,
  })
  const app = await buildApp({ config, logger, database: await openDatabase(config) })
  onTestFinished(() => app.close())
  prepare?.(app)
  return app
}

export async function listen(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Ask = {
  port: number
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer | AsyncIterable<Buffer>
}

/** Asks over a real connection, and for exactly this path: other clients tidy it up first. */
export function ask({ port, path, method = 'GET', headers = {}, body }: Ask) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Array<Buffer> = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    if (typeof body === 'object' && !Buffer.isBuffer(body)) Readable.from(body).pipe(sent)
    else sent.end(body)
  })
}
