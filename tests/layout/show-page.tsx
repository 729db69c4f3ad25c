import { JSDOM } from 'jsdom'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router-dom'
import { HeadTags } from '#src/layout/page-head.tsx'
import type { Head } from '#src/lib/head.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'

export type PageModule<Data> = {
  default: ComponentType<never>
  loader: (args: { params: Record<string, string | undefined>; request: { url: string } }) => Data
}

type Place = { path: string; at?: string; params?: Record<string, string> }

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
  const { head } = page.loader({ params, request: requestFor(path) }) as { head: Head }
  const html = renderToStaticMarkup(<HeadTags head={head} path={head.fallbackPath ?? path} />)
  const { document: found } = new JSDOM(html).window
  const content = (name: string) => found.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content
  return { title: found.title, description: content('description'), robots: content('robots') }
}
