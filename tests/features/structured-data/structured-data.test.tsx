// @vitest-environment node
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router-dom'
import { expect, test } from 'vitest'
import { blogPost } from '#src/content/blog.ts'
import { articleStructuredData } from '#src/features/structured-data/pages.ts'

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
