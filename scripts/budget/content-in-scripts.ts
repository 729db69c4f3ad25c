/** A document of the compiled content; everything that is text in it, at any depth, counts. */
export type CompiledDocument = { _id: string; [field: string]: unknown }

export type Leak = { document: string; script: string; sentence: string }

// Letters, digits, commas and full stops look the same however a text is written into JavaScript. Text this long does
// not stand in the code by chance.
const UNMISTAKABLE = /[A-Za-z0-9][A-Za-z0-9,. ]{39,79}/g

const MOST_SENTENCES = 6

/** Some passages of a document by which it can be recognised, from its beginning to its end. */
export function sentencesOf(document: CompiledDocument): Array<string> {
  const all = [...textsIn(document)].flatMap((text) => text.match(UNMISTAKABLE) ?? [])
  const step = Math.ceil(all.length / MOST_SENTENCES)
  return all.filter((_, index) => index % step === 0)
}

/**
 * Where content has found its way into scripts. It belongs into the pages: a script would send every article to each
 * visitor.
 */
export function contentInScripts(
  documents: ReadonlyArray<CompiledDocument>,
  scripts: ReadonlyMap<string, string>,
): Array<Leak> {
  return documents.flatMap((document) => {
    const sentences = sentencesOf(document)
    return [...scripts].flatMap(([script, code]) => {
      const sentence = sentences.find((candidate) => code.includes(candidate))
      return sentence === undefined ? [] : [{ document: document._id, script, sentence }]
    })
  })
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.split('\n')
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* textsIn(part)
  }
}
