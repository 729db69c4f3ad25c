/** A word in its original and its normalized spelling. */
export type Word = { surface: string; folded: string }

// Includes apostrophes and hyphens within a word, and points and commas within a number: don't, non-profit, 15,000.
const WORD =
  /(?:[\p{L}\p{M}\p{N}]+['’ʼ‐‑-](?=[\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]*\p{N}[.,](?=\p{N}))*[\p{L}\p{M}\p{N}]+/gu

// Letters of Hausa and Igbo that Unicode does not decompose into a plain letter and a mark.
const PLAIN_LETTERS: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ø: 'o', ł: 'l', ß: 'ss' }

/** Removes case, accents, apostrophes and hyphens: "Yorùbá" becomes "yoruba". */
export function fold(text: string): string {
  // A fast path for most words, as the search folds all texts word by word.
  if (/^[a-z0-9]*$/i.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}]/gu, '')
    .replace(/[ɓɗƙƴøłß]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function typedWords(text: string): Array<string> {
  return (text.match(WORD) ?? []).map(fold)
}

/** The words of a text. Hyphenated words count as a whole and in parts: non-profit, nonprofit and profit. */
export function wordsOf(text: string): Array<Word> {
  return (text.match(WORD) ?? []).flatMap((surface) => {
    const parts = surface.split(/[‐‑-]/u)
    const forms = parts.length === 1 ? [surface] : [surface, ...parts]
    return forms.map((form) => ({ surface: form, folded: fold(form) }))
  })
}

/** The prefix of a word that folds to this many letters, including the accents of the last one. */
export function surfaceBeginning(surface: string, letters: number): string {
  let beginning = ''
  for (const character of surface) {
    if (fold(beginning).length >= letters && !/\p{M}/u.test(character)) break
    beginning += character
  }
  return beginning
}

// Words contained in nearly every question. Otherwise "how do I donate" would find questions that share only "how".
const COMMON_WORDS = new Set(
  (
    'a an and are as at be by can could did do does for from have how i if in is it me my of on or our should ' +
    'that the their there they this to us was we what when where which who why will with would you your'
  ).split(' '),
)

/** The meaningful words of a query, or all words if only common ones were typed. */
export function tellingWords(words: ReadonlyArray<string>): Array<string> {
  const unique = [...new Set(words)]
  const telling = unique.filter((word) => !COMMON_WORDS.has(word))
  return telling.length > 0 ? telling : unique
}
