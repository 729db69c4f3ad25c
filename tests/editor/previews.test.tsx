import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { templates } from '#editor/previews/templates.tsx'

/** The HTML of a preview of these fields, with the places of widgets in brackets. */
function htmlOf(folder: keyof typeof templates, data: Record<string, unknown>) {
  const entry = { toJS: () => ({ data }) }
  const widgetFor = (path: string) => <Fragment>[{path}]</Fragment>
  return renderToStaticMarkup(templates[folder]({ entry, widgetFor } as never))
}

test('a preview stays where a field has another form than it should have, and leaves it out [CMS-7]', () => {
  const html = htmlOf('blog', {
    title: { de: 'Lampen' },
    author: 'Wuraola',
    topics: 'Lamps',
    cover: 'a.webp',
  })
  expect(html).toContain('<h1 class="title"></h1><p class="about">Wuraola</p><p></p>')
  const page = htmlOf('pages', { heading: 'Give', sections: ['Why', { heading: 'How', actions: 'Now' }] })
  expect(page).toContain('<h2>How</h2>')
  expect(htmlOf('events', { start: 7, end: '2026-03-07T10:00' })).toContain('7 March 2026')
  expect(htmlOf('mentors', { languages: { a: 1 }, image: [] })).toContain('[body]')
})
