import { existsSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import { filesBelow } from '#scripts/files-below.ts'
import { redirectFor, type RedirectMap } from '#server/site/addresses.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import { CHANGED_EVENT } from '#src/startup/content-events.ts'
import { collectionFile } from './compiled.ts'
import { expectations } from './site-expectations.ts'
import { prepareContent, preparePages } from './prepare.ts'
import { redirectsOf } from './redirects.ts'

/** Editors save several files at once, and some programs write a file in steps. */
const QUIET_MS = 80
/** The check keeps this process busy for seconds: before it, open pages get what was saved. */
const CHECK_AFTER_MS = 1200

/** Prepares the content now and after every change below content/, and notifies open pages. */
export async function watchContent(server: ViteDevServer, root: string): Promise<void> {
  const log = (line: string) => server.config.logger.info(line)
  let problem: string | null = null
  let redirects: RedirectMap = new Map()
  let pictures = picturesIn(server.config.publicDir)
  let showTimer: NodeJS.Timeout | undefined
  let checkTimer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  function showProblem() {
    if (problem === null) return
    server.ws.send({
      type: 'error',
      err: { message: stripVTControlCharacters(problem), stack: '', plugin: 'content', id: 'content/' },
    })
  }

  function show() {
    // Vite serves only public files that it knows, and does not watch these.
    const before = pictures
    pictures = picturesIn(server.config.publicDir)
    for (const file of pictures) if (!before.has(file)) server.watcher.emit('add', file)
    invalidateContent(server, root)
    for (const client of server.ws.clients) client.send(CHANGED_EVENT)
  }

  function enqueue(step: () => Promise<void>) {
    running = running.then(step)
  }

  /** Shows a save before everything is checked, which takes seconds. The report of a mistake stays over the page until then. */
  async function showSave() {
    if (problem !== null) return
    try {
      await preparePages(root, () => undefined)
    } catch {
      // The check says what cannot be compiled.
      return
    }
    show()
  }

  async function rebuild() {
    const startedAt = performance.now()
    try {
      const documents = await prepareContent(root, log, expectations)
      redirects = await redirectsOf(root)
      problem = null
      // Again: a request during the last change may have kept what was there before, and a page that was still loading
      // has missed the message.
      show()
      log(`content: ${documents} documents in ${Math.round(performance.now() - startedAt)} ms`)
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
      server.config.logger.error(`\n${problem}\n`)
      showProblem()
    }
  }

  await rebuild()
  // A page opened while the content is invalid must show the errors as well.
  server.ws.on('connection', showProblem)
  server.middlewares.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const target = redirectFor(redirects, pathname, search)
    if (target === undefined) return next()
    response.writeHead(302, { location: target, 'cache-control': 'no-store' }).end()
  })
  const contentDirectory = path.join(root, 'content') + path.sep
  server.watcher.on('all', (_event, file) => {
    if (!path.resolve(file).startsWith(contentDirectory)) return
    clearTimeout(showTimer)
    clearTimeout(checkTimer)
    showTimer = setTimeout(enqueue, QUIET_MS, showSave)
    checkTimer = setTimeout(enqueue, CHECK_AFTER_MS, rebuild)
  })
}

/** It contains every address to prerender; React Router rejects all others. */
const SERVER_BUILD = '\0virtual:react-router/server-build'
const MANIFESTS = ['.generated/images.json', '.generated/cards.json']

/**
 * Invalidates the modules that read the collections, and the manifests of pictures and cards, so that the next request
 * evaluates them again. All other modules stay, as transforming them takes seconds.
 */
function invalidateContent(server: ViteDevServer, root: string) {
  const { moduleGraph } = server.environments.ssr ?? {}
  if (!moduleGraph) return
  const files = [
    ...documentSchemas.map(({ name }) => collectionFile(root, name)),
    ...MANIFESTS.map((file) => path.join(root, file)),
  ]
  const modules = [
    moduleGraph.getModuleById(SERVER_BUILD),
    ...files.flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])]),
  ]
  for (const module of modules) if (module) moduleGraph.invalidateModule(module)
}

function picturesIn(publicDir: string): ReadonlySet<string> {
  const folder = path.join(publicDir, 'images')
  return new Set(existsSync(folder) ? filesBelow(folder).map((name) => path.join(folder, name)) : [])
}
