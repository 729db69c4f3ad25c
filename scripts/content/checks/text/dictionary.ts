import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'

const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en-gb'))

let loaded: ReturnType<typeof nspell> | undefined

/** The British English dictionary. It takes half a second to load, so it is loaded on first use. */
export function dictionary() {
  loaded ??= nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))
  return loaded
}
