import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'
import { redirectFor, type RedirectMap } from '#server/site/redirects.ts'
import { expectations } from './expectations.ts'
import { prepareContent } from './prepare.ts'
import { redirectsOf } from './redirects.ts'

/** Editors save several files at once, and some programs write a file in steps. */
const QUIET_MS = 120

/** Every response names the build of the content it was made from; the browser tells the one its page shows. */
const TIMING_NAME = 'content'
const SHOWN_EVENT = 'content:shown'
const TELL_SHOWN = `
const shown = performance.getEntriesByType('navigation')[0]?.serverTiming.find(({ name }) => name === '${TIMING_NAME}')
if (shown) import.meta.hot?.send('${SHOWN_EVENT}', { builds: shown.description })
`

const GENERATED = '.contentlayer/generated'

/**
 * Keeps the compiled content in step with content/ while `npm run dev` runs: one rebuild and one reload an edit; a
 * mistake shows in the terminal and over the page until it is mended, and the last good content stays in use.
 */
export function contentPlugin(): Plugin {
  const root = process.cwd()
  return {
    name: 'gelegrid-content',
    config: () => ({
      publicDir: '.generated/public',
      resolve: { alias: { 'contentlayer/generated': path.join(root, GENERATED, 'index.mjs') } },
      // The compiler rewrites many files at an edit; this plugin sends the one message that counts.
      server: { watch: { ignored: ['**/.contentlayer/**', '**/.generated/**', '**/.cache/**'] } },
    }),
    transform: {
      filter: { id: /\/src\/entry\.client\.tsx$/ },
      handler(code) {
        if (this.environment.mode === 'dev') return { code: `${code}\n${TELL_SHOWN}`, map: null }
      },
    },
    async configureServer(server) {
      await ensureStub(root)
      await watchContent(server, root)
    },
  }
}

/** A module that cannot be resolved once stays unresolved for as long as the dev server runs. */
async function ensureStub(root: string) {
  const file = path.join(root, GENERATED, 'index.mjs')
  if (existsSync(file)) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'throw new Error("The content has not been compiled yet: see the terminal.")\n')
}

async function watchContent(server: ViteDevServer, root: string) {
  let problem: string | null = null
  let builds = 0
  let redirects: RedirectMap = new Map()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  function showProblem() {
    if (problem === null) return
    server.ws.send({
      type: 'error',
      err: { message: stripVTControlCharacters(problem), stack: '', plugin: 'content', id: 'content/' },
    })
  }

  async function rebuild() {
    const startedAt = performance.now()
    try {
      const { documents } = await prepareContent(root, (line) => server.config.logger.info(line), {
        expectations,
      })
      redirects = await redirectsOf(root)
      problem = null
      server.config.logger.info(
        `content: ${documents} documents in ${Math.round(performance.now() - startedAt)} ms`,
      )
      builds += 1
      for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
      for (const client of server.ws.clients) client.send({ type: 'full-reload' })
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
      server.config.logger.error(`\n${problem}\n`)
      showProblem()
    }
  }

  await rebuild()
  // A page opened while the content is invalid must show the errors as well.
  server.ws.on('connection', showProblem)
  server.middlewares.use((_request, response, next) => {
    response.setHeader('Server-Timing', `${TIMING_NAME};desc=${builds}`)
    next()
  })
  server.middlewares.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const target = redirectFor(redirects, pathname, search)
    if (target === undefined) return next()
    response.writeHead(302, { location: target, 'cache-control': 'no-store' }).end()
  })
  // A page that was still loading missed the message to reload, which goes to connected pages only.
  server.ws.on(SHOWN_EVENT, (shown: { builds: string }, client) => {
    if (Number(shown.builds) < builds) client.send({ type: 'full-reload' })
  })
  const contentDirectory = path.join(root, 'content') + path.sep
  server.watcher.on('all', (_event, file) => {
    if (!path.resolve(file).startsWith(contentDirectory)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(rebuild)
    }, QUIET_MS)
  })
}
