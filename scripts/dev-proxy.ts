import { API_PREFIXES } from '#server/platform/api-paths.ts'

/** Hands Vite's dev server what belongs to ours, under the address the browser asked for: the origin check looks at it. */
export function devProxy(apiPort: string | undefined) {
  if (apiPort === undefined) return undefined
  const target = `http://127.0.0.1:${apiPort}`
  return Object.fromEntries(
    API_PREFIXES.map((prefix) => [`^${prefix}(?:[/?]|$)`, { target, changeOrigin: false }]),
  )
}
