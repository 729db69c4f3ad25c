// @vitest-environment node
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta, type MetaDescriptor } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blogPost } from '#src/content/blog.ts'
import { readSite } from '#src/content/site.ts'
import { articleStructuredData } from '#src/features/structured-data/pages.ts'
import { env } from '#src/lib/env.ts'
import * as article from '#src/routes/site/blog-article.tsx'
import * as home from '#src/routes/site/home.tsx'

type Data = { '@type'?: string; '@graph'?: Array<Record<string, unknown>> }

beforeEach(() => {
  env.siteUrl = 'https://kentecode.example'
})

afterEach(() => {
  env.siteUrl = undefined
})

const requestFor = (path: string) => ({ url: `https://kentecode.example${path}` })

function structuredIn(tags: Array<MetaDescriptor> | undefined) {
  return (tags ?? []).flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as Data] : []))
}

const ofHome = () => {
  const matches = [{ loaderData: { site: readSite() } }]
  return structuredIn(home.meta({ loaderData: home.loader(), matches } as never))
}

const ofArticle = (path: string) => {
  const loaderData = article.loader({ params: { id: '5' }, request: requestFor(path) })
  return structuredIn(article.meta({ loaderData } as never))
}

test('the home page describes the organisation of the content [FOUND-6]', () => {
  const [organisation, ...others] = ofHome()
  expect(others).toEqual([])
  expect(organisation).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Kente Code',
    url: 'https://kentecode.example/',
    logo: 'https://kentecode.example/icon-512.png',
    sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
  })
})

test('an article describes itself and the way to it, on the public site only [FOUND-6]', () => {
  const post = blogPost('5')!
  const [{ '@graph': [posting, way] = [] } = {}] = ofArticle('/blog/5')
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: post.title,
    datePublished: '2023-12-01',
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: 'Kente Code' },
    image: expect.stringMatching(/^https:\/\/kentecode\.example\/images\/.+\.jpg$/),
    url: 'https://kentecode.example/blog/5',
  })
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://kentecode.example/' },
      { position: 2, name: 'Blog', item: 'https://kentecode.example/blog' },
      { position: 3, name: post.title, item: 'https://kentecode.example/blog/5' },
    ],
  })
  expect(ofArticle('/explore/blog/5')).toEqual([])
})

test('words that would end the script stay inside it, and are read as they were written [FOUND-7]', () => {
  const title = '</script><script>alert("1")</script><!-- & \u2028'
  const structured = articleStructuredData({ ...blogPost('5')!, title }, [], {
    name: 'Kente Code',
    site: 'https://kentecode.example',
  })
  const Page = createRoutesStub([
    { path: '/', Component: Meta, meta: () => [{ 'script:ld+json': structured }] },
  ])
  const scripts = [...scriptsIn(parse(renderToString(<Page />)))]
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json'])
  expect(JSON.parse(scripts[0]?.text ?? '')).toMatchObject({ '@graph': [{ headline: title }, {}] })
})

function* scriptsIn(
  node: DefaultTreeAdapterTypes.Node,
): Generator<{ type: string | undefined; text: string }> {
  if ('tagName' in node && node.tagName === 'script')
    yield {
      type: node.attrs.find(({ name }) => name === 'type')?.value,
      text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    }
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* scriptsIn(child)
}
