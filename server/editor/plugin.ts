import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { buildPaths } from '#server/platform/build-output.ts'
import { sendMessage } from '#server/platform/http/errors.ts'
import { readPath } from '#server/site/addresses.ts'
import { readFolder } from '#server/site/read-site.ts'
import { sendFile } from '#server/site/send-file.ts'
import { SIGN_IN, signInRoutes } from './sign-in.ts'

/**
 * The Content-Security-Policy of the visual editor, which may call these hosts and show their pictures. Chosen
 * pictures are blobs, previews are frames, and pictures are scaled by WebAssembly in workers.
 */
export function editorPolicy(calls: Array<string> = [], pictures: Array<string> = []) {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self' data: blob:",
    "media-src 'self' blob:",
    ["connect-src 'self' data: blob:", ...calls].join(' '),
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    // Preview frames set the site as their base.
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const EDITOR = '/admin'

const CALLS = ['https://api.github.com', 'https://www.githubstatus.com']
const PICTURES = ['https://avatars.githubusercontent.com', 'https://github.com']

/** Serves the visual editor of the content if a repository is configured; otherwise /admin is a 404. */
export const editor = fastifyPlugin(
  async function editor(app) {
    const { buildDir, siteUrl, apiUrl, cmsRepository, cmsBranch } = app.config
    if (cmsRepository === null) return
    const { cmsClientId: id, cmsClientSecret: secret } = app.config
    const oauth = id !== null && secret !== null ? { id, secret } : null
    const files = readFolder(buildPaths(buildDir).editor)
    const policy = editorPolicy(CALLS, PICTURES)

    const place = {
      isThisComputer: false,
      publish_mode: 'editorial_workflow',
      backend: {
        name: 'github',
        repo: cmsRepository,
        branch: cmsBranch,
        base_url: apiUrl.origin,
        auth_endpoint: SIGN_IN.slice(1),
        site_domain: siteUrl.hostname,
        // The sign-in page shows a button for each method.
        auth_methods: oauth === null ? ['token'] : ['oauth', 'token'],
      },
    }

    const withHeaders = (reply: FastifyReply) =>
      reply.headers({
        'content-security-policy': policy,
        'x-robots-tag': 'noindex',
        // The sign-in popup sends a message back to its opener.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })

    app.get(EDITOR, async (_request, reply) => reply.redirect(`${EDITOR}/`, 301))
    app.get(`${EDITOR}/backend.json`, async (_request, reply) => withHeaders(reply).send(place))
    app.get(`${EDITOR}/*`, async (request, reply) => {
      const file = files.get(readPath(request.url).slice(EDITOR.length))
      if (file === undefined) return sendMessage(request, reply, 404)
      return sendFile(withHeaders(reply), file)
    })
    if (oauth !== null) signInRoutes(app, oauth)
  },
  { name: 'editor', dependencies: ['platform', 'accounts'] },
)
