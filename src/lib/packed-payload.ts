type PackedFile = { name: string; type: string; lastModified: number; bytes: Uint8Array<ArrayBuffer> }

/** The body of a form in a format for IndexedDB: an object for JSON, or the fields of a FormData. */
export type PackedPayload = { json: object } | { fields: Array<[string, string | PackedFile]> }

export async function packPayload(payload: object): Promise<PackedPayload> {
  if (!(payload instanceof FormData)) return { json: payload }
  const fields = [...payload].map(async ([name, value]): Promise<[string, string | PackedFile]> => {
    if (typeof value === 'string') return [name, value]
    // Bytes, because some browsers store a File as a mere reference to its path.
    const { type, lastModified } = value
    return [name, { name: value.name, type, lastModified, bytes: new Uint8Array(await value.arrayBuffer()) }]
  })
  return { fields: await Promise.all(fields) }
}

export function unpackPayload(packed: PackedPayload): object {
  if ('json' in packed) return packed.json
  const body = new FormData()
  for (const [field, value] of packed.fields) {
    if (typeof value === 'string') body.append(field, value)
    else body.append(field, fileOf(value), value.name)
  }
  return body
}

function fileOf({ name, type, lastModified, bytes }: PackedFile) {
  return new File([bytes], name, { type, lastModified })
}
