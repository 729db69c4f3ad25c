/** A document of the compiled content; all text in it counts, at any depth. */
export type CompiledDocument = { _id: string; [field: string]: unknown }

export type Leak = { document: string; script: string; sentence: string }

// Letters, digits, commas and full stops need no escaping in JavaScript. A match of this length is no coincidence.
const UNMISTAKABLE = /[A-Za-z0-9][A-Za-z0-9,. ]{39,79}/g

const MAX_SENTENCES = 6

/** Excerpts that identify a document, distributed over its text. */
export function sentencesOf(document: CompiledDocument): Array<string> {
  const all = [...textsIn(document)].flatMap((text) => text.match(UNMISTAKABLE) ?? [])
  const step = Math.ceil(all.length / MAX_SENTENCES)
  return all.filter((_, index) => index % step === 0)
}

/** Finds content in scripts. It belongs in the pages: a script would send every article to each visitor. */
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
