import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { rules } from '#scripts/content/checks/rules.ts'
import { casesIn, type CorpusCase, writeExpected } from './corpus-case.ts'
import { corpusSite, frozen, replaced } from './corpus-site.ts'

const ARTICLE = 'blog/climate-change-in-africa.md'
const article = readFileSync(join(frozen, ARTICLE), 'utf8')

const mistakes = casesIn('mistakes')
const valid = casesIn('valid')
const site = corpusSite()
afterAll(() => site.remove())

/*
 * A check reads the whole site, so cases that change different files are tried together. If the lines are not those that
 * the cases expect in sum, each half is tried again, down to the single case. A third of all cases changes the text of
 * one article: together with others they do so in a copy of it each.
 */
const batches = batchesOf([...mistakes, ...valid].map(inCopyOfArticle))
const found = new Map<string, Array<string>>()

async function linesOf({ file }: CorpusCase): Promise<Array<string>> {
  if (!found.has(file))
    await tryTogether(batches.find((cases) => cases.some((one) => one.file === file)) ?? [])
  return found.get(file) ?? []
}

async function tryTogether(cases: ReadonlyArray<Trial>): Promise<void> {
  const [first] = cases
  if (!first) return
  const { today, spelling } = first
  const half = Math.ceil(cases.length / 2)
  if (cases.length === 1) {
    found.set(first.file, await site.linesAfter(first.alone))
    return
  }
  const change = Object.fromEntries(cases.flatMap((one) => Object.entries(one.change)))
  const lines = await site.linesAfter({ change, today, spelling })
  if (isDeepStrictEqual(lines.toSorted(), cases.flatMap(expected).sort()))
    for (const { alone } of cases) found.set(alone.file, expected(alone))
  else for (const part of [cases.slice(0, half), cases.slice(half)]) await tryTogether(part)
}

/** A case as it is tried together with others. */
type Trial = CorpusCase & { alone: CorpusCase }

function inCopyOfArticle(alone: CorpusCase, number: number): Trial {
  const change = alone.change[ARTICLE]
  const [, fields = '', text = ''] = article.split('---\n')
  const lines = expected(alone)
  const isInText =
    Object.keys(alone.change).length === 1 &&
    Array.isArray(change) &&
    change.every(({ from }) => text.includes(from)) &&
    lines.every((line) => line.startsWith(`content/${ARTICLE}:`))
  if (!isInText || alone.spelling || alone.today) return { ...alone, alone }
  const copy = `blog/copy-${number}.md`
  const own = fields
    .replace('id: 2', `id: ${number + 100}`)
    .replace('title: Climate change in Africa', `title: ${basename(alone.file, '.yaml')}`)
    // Some cases change the picture of the article.
    .replace('climate-change-in-africa.webp', 'how-ai-will-change-the-world.webp')
  return {
    ...alone,
    change: { [copy]: replaced(ARTICLE, `---\n${own}---\n${text}`, change) },
    expect: lines.map((line) => line.replace(ARTICLE, copy)).join('\n'),
    alone,
  }
}

/** Copies are tried apart: other cases find warnings about a second document of a kind. */
function isCopy({ change, alone }: Trial) {
  return change !== alone.change
}

function batchesOf(cases: ReadonlyArray<Trial>) {
  const made: Array<Array<Trial>> = []
  for (const one of cases) {
    const isFree = (other: Trial) =>
      other.today === one.today &&
      other.spelling === one.spelling &&
      isCopy(other) === isCopy(one) &&
      Object.keys(one.change).every((path) => !(path in other.change))
    const batch = made.find((others) => others.every(isFree))
    if (batch) batch.push(one)
    else made.push([one])
  }
  return made
}

function expected({ expect: lines }: CorpusCase) {
  return lines.split('\n').filter(Boolean)
}

test('the site without any change has no problem', async () => {
  expect(await site.linesAfter({ change: {} })).toEqual([])
})

test.each(mistakes.map((mistake) => [basename(mistake.file), mistake] as const))(
  'the mistake of %s is found at its place, word for word [CHECK-6..8 CHECK-10..18 CHECK-20..22 CHECK-30 CHECK-31 CHECK-33..35 CHECK-37 CHECK-39 DRAFT-3 EVENT-14 REDIRECT-1 REDIRECT-2]',
  async (_name, mistake) => {
    if (process.env.WRITE_EXPECTED) return writeExpected(mistake.file, await site.linesAfter(mistake))
    const lines = await linesOf(mistake)
    expect(lines.join('\n')).toBe(mistake.expect.trimEnd())
    expect(lines).not.toEqual([])
  },
)

test.each(valid.map((document) => [basename(document.file), document] as const))(
  'what %s has is unusual and right [CHECK-9]',
  async (_name, document) => {
    expect(document.expect).toBe('')
    expect(await linesOf(document)).toEqual([])
  },
)

test('each rule finds a mistake of the corpus', () => {
  const messages = mistakes.map((mistake) => mistake.expect).join('')
  expect(Object.keys(rules).filter((rule) => !messages.includes(` [${rule}]\n`))).toEqual([])
})
