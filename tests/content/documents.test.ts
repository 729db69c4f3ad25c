import { expect, test } from 'vitest'
import { shown } from '#src/content/documents.ts'

const compiled = {
  _id: 'home.yaml',
  _raw: { sourceFilePath: 'home.yaml' },
  documentType: 'Page',
  title: 'Home',
  theme: undefined,
  intro: { raw: 'We *teach*.', html: '<p>We <em>teach</em>.</p>' },
  sections: [
    {
      documentType: 'PageSection',
      _raw: {},
      image: { documentType: 'Image', _raw: {}, src: 'images/logo.svg', alt: 'Our logo' },
    },
  ],
}

test('what no page shows is removed at every depth, and pictures have their data', () => {
  expect(shown(compiled)).toEqual({
    title: 'Home',
    intro: { html: '<p>We <em>teach</em>.</p>' },
    sections: [{ picture: expect.objectContaining({ alt: 'Our logo', src: expect.any(String) }) }],
  })
})

test('a page may choose the fields that it shows', () => {
  expect(shown(compiled, 'title', 'theme')).toEqual({ title: 'Home' })
})
