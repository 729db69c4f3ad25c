import type { Nominator, Nominee } from '#contract/nominations.ts'

/** Both parts of a nomination as one form; the file last, so that a server knows everything else when it comes. */
export function nominationBody(nominator: Nominator, { material, ...nominee }: Nominee): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...nominator, ...nominee })) body.append(name, String(value))
  body.append('material', material, material.name)
  return body
}
