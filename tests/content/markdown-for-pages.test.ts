import rehypeStringify from 'rehype-stringify'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import { expect, test } from 'vitest'
import { forPages } from '#scripts/content/markdown/for-pages.ts'

const processor = remark().use(remarkGfm).use(remarkRehype).use(forPages).use(rehypeStringify)
const markdownHtml = (text: string) => String(processor.processSync(text))

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const targetsIn = (html: string) => [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)

test('a program, which scrolls sideways, is reached with the keyboard [BUILD-13]', () => {
  expect(markdownHtml('Type:\n\n```\nnpm ci\n```\n')).toContain('<pre tabindex="0"><code>npm ci')
})

test('notes of two texts on one page lead to their own words and back [BUILD-13]', () => {
  const [one, other] = [
    'In 2022[^1] and later.[^1]\n\n[^1]: The report.',
    'In 2023.[^1]\n\n[^1]: The report.',
  ].map((text) => markdownHtml(text))
  const ids = [...idsIn(one!), ...idsIn(other!)]
  expect(ids).toHaveLength(5)
  expect(new Set(ids).size).toBe(5)
  expect(idsIn(one!)).toEqual(expect.arrayContaining(targetsIn(one!)))
  expect(idsIn(other!)).toEqual(expect.arrayContaining(targetsIn(other!)))
})

test('notes have no heading, and none of what is in no other text: a class without a style, a missing description [BUILD-13]', () => {
  const html = markdownHtml('In 2022.[^1]\n\n[^1]: The report.')
  expect(html).toContain('<div class="footnotes"><ol aria-label="Notes">')
  expect(html).not.toMatch(/<h\d|sr-only|footnote-label|user-content/)
})

test('a text without either is as it was', () => {
  expect(markdownHtml('One **word**.')).toBe('<p>One <strong>word</strong>.</p>')
})
