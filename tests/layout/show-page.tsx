import type { ComponentType } from 'react'
import { createRoutesStub, type MetaDescriptor } from 'react-router-dom'
import { readSite } from '#src/content/site.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

export type PageModule<Data> = {
  default: ComponentType<never>
  loader: (args: { params: Record<string, string | undefined>; request: { url: string } }) => Data
  meta: (args: never) => Array<MetaDescriptor> | undefined
}

export type Place = { path: string; at?: string; params?: Record<string, string> }

export function showPage<Data>(page: PageModule<Data>, { path, at = path, params = {} }: Place) {
  const data = page.loader({ params, request: requestFor(at) })
  const Stub = createRoutesStub([
    { id: 'page', path, Component: page.default as ComponentType, loader: () => data },
    { id: 'elsewhere', path: '*', Component: Elsewhere },
  ])
  renderWithTheme(<Stub initialEntries={[at]} hydrationData={{ loaderData: { page: data } }} />)
  return data
}

function Elsewhere() {
  return <p>Another page</p>
}

export const requestFor = (path: string) => ({ url: new URL(path, 'https://site.example').href })

export function headOf<Data>(page: PageModule<Data>, params: Record<string, string> = {}, path = '/') {
  const loaderData = page.loader({ params, request: requestFor(path) })
  const matches = [{ loaderData: { site: readSite() } }]
  const meta = page.meta({ loaderData, location: { pathname: path }, matches } as never) ?? []
  const tags = meta as Array<Record<string, string | undefined>>
  const contentOf = (name: string) => tags.find((tag) => tag.name === name)?.content
  const title = tags.find((tag) => tag.title !== undefined)?.title
  return { title, description: contentOf('description'), robots: contentOf('robots') }
}
