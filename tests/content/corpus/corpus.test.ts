import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rules } from '#scripts/content/checks/rules.ts'
import { casesIn, type CorpusCase, writeExpected } from './corpus-case.ts'
import { corpusSite } from './corpus-site.ts'

const MISTAKES_PROMISED = 379
const VALID_PROMISED = 67

const mistakes = casesIn('mistakes')
const valid = casesIn('valid')
let site: ReturnType<typeof corpusSite>

beforeAll(() => {
  site = corpusSite()
})
afterAll(() => {
  site.remove()
})

/*
 * A check reads the whole site, so cases that change different files are tried together. If the lines are not those that
 * the cases expect in sum, each half is tried again, down to the single case.
 */
const batches = batchesOf([...mistakes, ...valid])
const found = new Map<CorpusCase, Array<string>>()

async function linesOf(one: CorpusCase): Promise<Array<string>> {
  const batch = batches.find((cases) => cases.includes(one)) ?? []
  if (!found.has(one)) await tryTogether(process.env.WRITE_EXPECTED ? [one] : batch)
  return found.get(one) ?? []
}

async function tryTogether(cases: Array<CorpusCase>) {
  const [{ today, spelling } = {}] = cases
  const change = Object.fromEntries(cases.flatMap((one) => Object.entries(one.change)))
  const lines = await site.linesAfter({ change, today, spelling })
  const half = Math.ceil(cases.length / 2)
  if (cases.length === 1) found.set(cases[0]!, lines)
  else if (isDeepStrictEqual(lines.toSorted(), cases.flatMap(expected).sort()))
    for (const one of cases) found.set(one, expected(one))
  else for (const part of [cases.slice(0, half), cases.slice(half)]) await tryTogether(part)
}

function batchesOf(cases: Array<CorpusCase>) {
  const made: Array<Array<CorpusCase>> = []
  for (const one of cases) {
    const isFree = (other: CorpusCase) =>
      other.today === one.today &&
      other.spelling === one.spelling &&
      Object.keys(one.change).every((path) => !(path in other.change))
    const batch = made.find((others) => others.every(isFree))
    if (batch) batch.push(one)
    else made.push([one])
  }
  return made
}

const expected = ({ expect }: CorpusCase) => expect.split('\n').filter(Boolean)

test('the site without any change has no problem', async () => {
  expect(await site.linesAfter({ change: {} })).toEqual([])
})

test.each(mistakes.map((mistake) => [basename(mistake.file), mistake] as const))(
  'the mistake of %s is found at its place, word for word [CHECK-6..8 CHECK-10..18 CHECK-20..22 CHECK-30 CHECK-31 CHECK-33..35 CHECK-37 CHECK-39 DRAFT-3 EVENT-14 REDIRECT-1 REDIRECT-2]',
  async (_name, mistake) => {
    const lines = await linesOf(mistake)
    if (process.env.WRITE_EXPECTED) writeExpected(mistake.file, lines)
    else expect(lines.join('\n')).toBe(mistake.expect.trimEnd())
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

test('the corpus is as large as promised [CHECK-8] [CHECK-9]', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(MISTAKES_PROMISED)
  expect(valid.length).toBeGreaterThanOrEqual(VALID_PROMISED)
})

test('each rule finds a mistake of the corpus', () => {
  const messages = mistakes.map((mistake) => mistake.expect).join('')
  expect(Object.keys(rules).filter((rule) => !messages.includes(` [${rule}]\n`))).toEqual([])
})

test('no two cases make the same change', () => {
  const changes = [...mistakes, ...valid].map(({ change, today }) => JSON.stringify({ change, today }))
  expect(changes.filter((change, at) => changes.indexOf(change) !== at)).toEqual([])
})
