import { API_PREFIXES } from '#server/platform/api-paths.ts'

/** Proxies API calls from Vite's dev server to ours, with the browser's Host header: the origin check needs it. */
export function devProxy(apiPort: string | undefined) {
  if (apiPort === undefined) return undefined
  const target = `http://127.0.0.1:${apiPort}`
  return Object.fromEntries(
    API_PREFIXES.map((prefix) => [`^${prefix}(?:[/?]|$)`, { target, changeOrigin: false }]),
  )
}
