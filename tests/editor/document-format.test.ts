import { expect, test } from 'vitest'
import { documentFormat } from '#editor/document-format.ts'
import { documentSchemas } from '#src/content/schema/index.ts'

const { fromFile, toFile } = documentFormat(documentSchemas.find(({ name }) => name === 'BlogArticle')!)

const article = `---
id: 7
# Shown on the card.
title: Learning on a phone
publishedOn: 2026-03-07
author: Halima Sani
topics: [ Work, Learning ]
cover:
  src: images/phone.webp
  alt: A girl reads on a phone
draft: true
---

Most learners have a phone
and no other machine.

- one thing,
- and another.

## What we do

We lend them one.
`

test('a paragraph stands on one line in the form, and in the file once the text is changed [CMS-3]', () => {
  const values = fromFile(article)
  expect(values.body).toContain(
    'Most learners have a phone and no other machine.\n\n- one thing,\n- and another.',
  )
  expect(toFile({ ...values, title: 'Phones' })).toBe(article.replace('Learning on a phone', 'Phones'))
  const body = String(values.body).replace('lend', 'give')
  expect(toFile({ ...values, body })).toBe(article.replace('phone\nand', 'phone and').replace('lend', 'give'))
})

test('a program in a text keeps its lines [CMS-3]', () => {
  const program = 'Like this:\n```\nx\n\ny\nz\n```\nAnd\nso on.'
  const values = fromFile(article.replace('We lend them one.', program))
  const body = String(values.body).replace('What we do', 'How')
  expect(toFile({ ...values, body })).toContain(`## How\n\n${program.replace('And\nso', 'And so')}`)
})

test('an article is published by switching its draft off: the line goes [CMS-3]', () => {
  expect(toFile({ ...fromFile(article), draft: false })).toBe(article.replace('draft: true\n', ''))
})

test('what a form shows empty is left out, and a picture is named as the files name it [CMS-3]', () => {
  const values = fromFile(article)
  expect(values.cover).toMatchObject({ src: './images/phone.webp' })
  const shown = { ...values, sources: [], publishAt: '', expiresAt: null }
  expect(toFile({ ...shown, cover: { src: './images/other.webp', alt: 'A girl reads on a phone' } })).toBe(
    article.replace('phone.webp', 'other.webp'),
  )
})

test('a new document has its fields in the order of the schema, and nothing that is empty [CMS-3]', () => {
  const file = toFile({
    body: 'The text.',
    topics: ['Work'],
    title: 'Why: a question',
    id: 8,
    publishedOn: '2026-03-07',
    author: 'Halima Sani',
    cover: { src: './images/a.webp', alt: 'A' },
    draft: false,
    publishAt: '',
    _source: '',
  })
  expect(file).toBe(
    "---\nid: 8\ntitle: 'Why: a question'\npublishedOn: 2026-03-07\nauthor: Halima Sani\ntopics:\n  - Work\ncover:\n  src: images/a.webp\n  alt: A\n---\n\nThe text.\n",
  )
})

test('a file with a byte order mark and Windows line ends has its fields in the form [CMS-3]', () => {
  const values = fromFile(`\uFEFF${article.replaceAll('\n', '\r\n')}`)
  expect(values.title).toBe('Learning on a phone')
  expect(toFile(values)).toBe(article)
})
