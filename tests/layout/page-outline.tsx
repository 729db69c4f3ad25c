import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router-dom'
import { forMember } from '#tests/setup/for-member.tsx'
import { pageModule } from '#tests/content/page-module.ts'
import { Theme } from '#tests/setup/render.tsx'
import { headOf, requestFor } from './show-page.tsx'

type Part = { headings: Array<string>; items: number; pictures: number; ways: Array<string> }

/** What the page at an address of the site says of itself to search engines. */
export async function headAt(at: string) {
  const { module, params } = await pageModule(at)
  return headOf(module, params, at)
}

/**
 * The sections of the page at an address of the site, as it is before any script runs, a line for each: its headings,
 * the number of its list items and pictures, its links with their addresses, and its buttons in brackets.
 */
export async function outlineAt(at: string): Promise<Array<string>> {
  const { module, params } = await pageModule(at)
  const data = module.loader({ params, request: requestFor(at) })
  const Page = forMember(module).default
  const Stub = createRoutesStub([{ id: 'page', path: at, Component: Page, loader: () => data }])
  const html = renderToString(
    <Theme>
      <Stub initialEntries={[at]} hydrationData={{ loaderData: { page: data } }} />
    </Theme>,
  )
  const parts = [emptyPart()]
  collect(parseFragment(html), parts)
  return parts.map(lineOf).filter((line) => line !== '')
}

const emptyPart = (): Part => ({ headings: [], items: 0, pictures: 0, ways: [] })

function lineOf({ headings, items, pictures, ways }: Part): string {
  const [first = '', ...others] = headings
  const count = (number: number, noun: string) =>
    number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`]
  const facts = [...others, ...count(items, 'item'), ...count(pictures, 'picture'), ...ways].join(', ')
  return first === '' || facts === '' ? first + facts : `${first}: ${facts}`
}

function collect(node: DefaultTreeAdapterTypes.Node, parts: Array<Part>, part = parts[0]!) {
  let inside = part
  if ('tagName' in node) {
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value ?? ''
    const words = () => attribute('aria-label') || textOf(node).trim()
    if (/^(?:noscript|script|style|svg)$/.test(node.tagName)) return
    if (node.tagName === 'section') parts.push((inside = emptyPart()))
    if (/^h\d$/.test(node.tagName)) part.headings.push(words())
    if (node.tagName === 'li') part.items += 1
    if (node.tagName === 'img' && attribute('alt') !== '') part.pictures += 1
    // Links to share a page have no address before scripts run, or that of the page itself.
    if (node.tagName === 'a' && attribute('href') !== '' && !/^Copy link/.test(words()))
      part.ways.push(`${words()} → ${attribute('href')}`)
    if (node.tagName === 'button') part.ways.push(`[${words()}]`)
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) collect(child, parts, inside)
}

const textOf = (node: DefaultTreeAdapterTypes.Node): string => {
  if ('value' in node) return node.value
  return 'childNodes' in node && node.nodeName !== 'style' ? node.childNodes.map(textOf).join('') : ''
}
