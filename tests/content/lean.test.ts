import { expect, test } from 'vitest'
import { lean } from '#src/content/documents.ts'

const compiled = {
  _id: 'pages/home.yaml',
  _raw: { sourceFilePath: 'pages/home.yaml' },
  documentType: 'Page',
  title: 'Home',
  intro: { raw: 'We *teach*.', html: '<p>We <em>teach</em>.</p>' },
  sections: [
    { documentType: 'PageSection', _raw: {}, key: 'partner', text: { raw: 'Come', html: '<p>Come</p>' } },
    { documentType: 'PageSection', _raw: {}, key: 'closing' },
  ],
}

test('compiler metadata is removed at every depth', () => {
  expect(lean(compiled)).toEqual({
    title: 'Home',
    intro: { html: '<p>We <em>teach</em>.</p>' },
    sections: [{ key: 'partner', text: { html: '<p>Come</p>' } }, { key: 'closing' }],
  })
})

test('the document itself stays as it was, because every page shares it', () => {
  const before = structuredClone(compiled)
  lean(compiled)
  expect(compiled).toEqual(before)
})
