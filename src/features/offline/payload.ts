import { packFile, unpackFile, type PackedFile } from '#src/lib/file-storage.ts'

/** The body of a form in a format for IndexedDB: an object for JSON, or the fields of a FormData. */
export type PackedPayload = { json: object } | { fields: Array<[string, string | PackedFile]> }

export async function packPayload(payload: object): Promise<PackedPayload> {
  if (!(payload instanceof FormData)) return { json: payload }
  const fields = [...payload].map(async ([name, value]): Promise<[string, string | PackedFile]> => [
    name,
    typeof value === 'string' ? value : await packFile(value),
  ])
  return { fields: await Promise.all(fields) }
}

export function unpackPayload(packed: PackedPayload): object {
  if ('json' in packed) return packed.json
  const body = new FormData()
  for (const [field, value] of packed.fields) {
    if (typeof value === 'string') body.append(field, value)
    else body.append(field, unpackFile(value), value.name)
  }
  return body
}
