import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { checkContent } from '#scripts/content/checks/check-content.ts'
import type { Expectations } from '#scripts/content/checks/expectations.ts'
import { parseContent } from '#scripts/content/checks/parse.ts'
import { textLines } from '#scripts/content/checks/problem.ts'
import { expectations as ofThisSite } from '#scripts/content/site-expectations.ts'
import { BlogArticle } from '#src/content/schema/stories.ts'
import type { Change, CorpusCase, NewPicture } from './corpus-case.ts'

export const frozen = join(import.meta.dirname, '../../fixtures/corpus/content')
const TODAY = '2026-11-23'

/** One of the two articles is on the site already. */
const PUBLISHED = 'content/blog/climate-change-in-africa.md'

const PAGES = ['donate', 'events', 'home', 'nominee-info']

/** Requirements of the code for the documents of the frozen site, which has a few pages only. */
const expectations: Expectations = {
  ...ofThisSite,
  pictures: [],
  collections: [],
  sections: Object.fromEntries(PAGES.map((name) => [name, ofThisSite.sections[name] ?? []])),
  values: ofThisSite.values.filter(({ isOne }) => isOne),
  linked: [],
  specified: ofThisSite.specified.filter(({ at }) => at === 'donations.yaml'),
}

export function corpusSite() {
  const root = mkdtempSync(join(tmpdir(), 'corpus-'))
  const content = join(root, 'content')
  cpSync(frozen, content, { recursive: true })
  const before = parseContent(PUBLISHED, readFileSync(join(root, PUBLISHED)), BlogArticle, [])

  async function apply(path: string, change: Change) {
    const file = join(content, path)
    if (change === null) return rmSync(file)
    mkdirSync(dirname(file), { recursive: true })
    if (typeof change === 'string') return writeFileSync(file, change)
    if (Array.isArray(change)) return writeFileSync(file, replaced(path, readFileSync(file, 'utf8'), change))
    if ('base64' in change) return writeFileSync(file, Buffer.from(change.base64, 'base64'))
    if ('copy' in change) return cpSync(join(frozen, change.copy), file)
    if ('cut' in change) return writeFileSync(file, readFileSync(file).subarray(0, change.cut))
    if ('link' in change) return symlinkSync(change.link, file)
    writeFileSync(file, await pictureOf(path, change))
  }

  function restore(path: string) {
    rmSync(join(content, path), { force: true })
    if (existsSync(join(frozen, path))) cpSync(join(frozen, path), join(content, path))
  }

  return {
    /** Returns the first line of each message after the changes, and restores the site. */
    async linesAfter({
      change,
      today = TODAY,
      spelling = false,
    }: Pick<CorpusCase, 'change' | 'today'> & { spelling?: boolean }): Promise<Array<string>> {
      const changes = Object.entries(change)
      try {
        for (const [path, how] of changes) await apply(path, how)
        const { problems } = await checkContent({
          root,
          expectations,
          changes: [{ file: PUBLISHED, before }],
          checksSpelling: spelling,
          today: new Date(`${today}T12:00:00Z`),
        })
        return problems.map((problem) => textLines(problem)[0] ?? '')
      } finally {
        for (const [path] of changes) restore(path)
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}

export function replaced(path: string, text: string, pairs: ReadonlyArray<{ from: string; to: string }>) {
  return pairs.reduce((changed, { from, to }) => {
    const parts = changed.split(from)
    // Otherwise a case could pass although it changes nothing, or more than intended.
    if (parts.length !== 2) throw new Error(`content/${path} has "${from}" ${parts.length - 1} times.`)
    return parts.join(to)
  }, text)
}

/** The colour depends on the path, so that pictures differ. */
function pictureOf(path: string, { width, height, format }: NewPicture) {
  const [red, green, blue] = createHash('md5').update(path).digest()
  const background = { r: red, g: green, b: blue }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
