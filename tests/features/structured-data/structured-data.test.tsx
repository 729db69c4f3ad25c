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
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Page />)
  const [script, ...others] = page.querySelectorAll('script')
  expect(others).toEqual([])
  expect(script?.type).toBe('application/ld+json')
  expect(JSON.parse(script?.text ?? '')).toMatchObject({ '@graph': [{ headline: title }, {}] })
})
