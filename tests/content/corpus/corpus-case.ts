import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse, parseDocument, Scalar } from 'yaml'

const replacement = v.strictObject({ from: v.string(), to: v.string() })

/**
 * A change of a file: replaced words, a new text, bytes, a copy of another file, a truncation, a link, a new picture,
 * or its removal.
 */
const change = v.union([
  v.pipe(v.array(replacement), v.minLength(1)),
  v.string(),
  v.null(),
  v.strictObject({ base64: v.string() }),
  v.strictObject({ copy: v.string() }),
  v.strictObject({ cut: v.number() }),
  v.strictObject({ link: v.string() }),
  v.strictObject({
    width: v.number(),
    height: v.number(),
    format: v.picklist(['webp', 'png', 'jpeg', 'avif', 'gif']),
  }),
])

const corpusCase = v.strictObject({
  /** The mistake or edit, in a sentence. */
  what: v.string(),
  /** The changed files, by their paths below content/. */
  change: v.record(v.string(), change),
  /** The day of the check. */
  today: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Whether the spelling is checked as well. */
  spelling: v.optional(v.boolean(), false),
  /** The output of the checker without source lines. Empty for valid documents. */
  expect: v.optional(v.string(), ''),
})

export type Change = v.InferOutput<typeof change>
export type CorpusCase = v.InferOutput<typeof corpusCase> & { file: string }

/** The cases in a folder of the corpus, one per file. */
export function casesIn(folder: 'mistakes' | 'valid'): Array<CorpusCase> {
  const place = join(import.meta.dirname, folder)
  return readdirSync(place)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const file = join(place, name)
      const read = v.safeParse(corpusCase, parse(readFileSync(file, 'utf8')))
      if (!read.success) throw new Error(`${file}: ${read.issues.map(({ message }) => message).join(' ')}`)
      return { ...read.output, file }
    })
}

/** Writes the current output of the checker into a case. Review it before committing, as it may be wrong. */
export function writeExpected(file: string, lines: ReadonlyArray<string>) {
  const document = parseDocument(readFileSync(file, 'utf8'))
  const text = new Scalar(lines.map((line) => `${line}\n`).join(''))
  text.type = Scalar.BLOCK_LITERAL
  document.set('expect', text)
  writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true }))
}
