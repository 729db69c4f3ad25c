import { expect, test } from 'vitest'
import { inOrder, lean } from '#src/content/documents.ts'

test('documents are sorted by their position, and every page still has the shared list as it was', () => {
  const documents = [{ order: 2 }, { order: 10 }, { order: 1 }]
  expect(inOrder(documents)).toEqual([{ order: 1 }, { order: 2 }, { order: 10 }])
  expect(documents[0]).toEqual({ order: 2 })
})

test('compiler metadata is removed at every depth', () => {
  const compiled = {
    _id: 'pages/home.yaml',
    _raw: { sourceFilePath: 'pages/home.yaml' },
    documentType: 'Page',
    title: 'Home',
    intro: { raw: 'We *teach*.', html: '<p>We <em>teach</em>.</p>' },
    sections: [{ documentType: 'PageSection', _raw: {}, text: { raw: 'Come', html: '<p>Come</p>' } }],
  }
  expect(lean(compiled)).toEqual({
    title: 'Home',
    intro: { html: '<p>We <em>teach</em>.</p>' },
    sections: [{ text: { html: '<p>Come</p>' } }],
  })
})
