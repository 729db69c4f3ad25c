import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseDocument, Scalar } from 'yaml'

export type NewPicture = { width: number; height: number; format: 'webp' | 'png' | 'jpeg' | 'avif' | 'gif' }

/**
 * A change of a file: replaced words, a new text, bytes, a copy of another file, a truncation, a link, a new picture,
 * or its removal.
 */
export type Change =
  | Array<{ from: string; to: string }>
  | string
  | { base64: string }
  | { copy: string }
  | { cut: number }
  | { link: string }
  | NewPicture
  | null

export type CorpusCase = {
  file: string
  /** The mistake or edit, in a sentence. */
  what: string
  change: Record<string, Change>
  today?: string
  /** Whether the spelling is checked as well. */
  spelling: boolean
  /** The output of the checker without source lines. Empty for valid documents. */
  expect: string
}

/** The cases in a folder of the corpus, one per file. */
export function casesIn(folder: 'mistakes' | 'valid'): Array<CorpusCase> {
  const place = join(import.meta.dirname, folder)
  return readdirSync(place)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const file = join(place, name)
      const written = parse(readFileSync(file, 'utf8')) as Pick<CorpusCase, 'what' | 'change' | 'today'>
      return { spelling: false, expect: '', ...written, file }
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
