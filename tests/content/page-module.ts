import { matchRoutes, type RouteObject } from 'react-router-dom'
import routes from '#src/routes.ts'
import type { PageModule } from '#tests/layout/show-page.tsx'

export type RouteEntry = {
  id?: string
  file: string
  path?: string
  index?: boolean
  children?: Array<RouteEntry>
}

const modules = import.meta.glob<PageModule<unknown>>('../../src/routes/**/*.tsx')

/** Routes to match addresses with, which know their files. */
export function routeObjects(entries: ReadonlyArray<RouteEntry>): Array<RouteObject> {
  return entries.map(({ id, file, path, index, children }) => ({
    id: id ?? file,
    handle: file,
    ...(index ? { index: true } : { path, children: children && routeObjects(children) }),
  }))
}

export async function pageModule(at: string) {
  const match = matchRoutes(routeObjects(routes), at)?.at(-1)
  const module = await modules[`../../src/${match?.route.handle}`]?.()
  if (!match || !module) throw new Error(`${at} has no page.`)
  return { module, params: match.params as Record<string, string> }
}
