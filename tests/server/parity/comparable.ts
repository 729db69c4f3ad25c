import { isRecord, type Endpoint } from '#contract/endpoint.ts'
import type { Answer } from './target.ts'

/** Fields with random values: ids, references and names of pictures. */
const NAMES = ['id', 'who', 'reference', 'submissionId', 'picture']

/** Fields compared by their type: names of browsers, and the secret of an app. */
const ONLY_TYPE = ['browser', 'secret', 'uri']

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const RECOVERY_CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/

/**
 * The answers of a scenario without random values and times. Equal ids have equal names, so that answers which refer to each
 * other are compared as well.
 */
export function comparable(answers: ReadonlyArray<[Endpoint, Answer]>): Array<unknown> {
  const names = new Map<string, string>()
  for (const [, { body }] of answers) collectNames(body, names)
  return answers.map(([{ method, path }, { status, body }]) => ({
    call: withNames(`${method} ${path}`, names),
    status,
    body: simplified(body, names),
  }))
}

function collectNames(value: unknown, names: Map<string, string>) {
  if (Array.isArray(value)) value.forEach((inner) => collectNames(inner, names))
  if (!isRecord(value)) return
  // Sorted, as the order of fields may differ.
  for (const key of Object.keys(value).sort()) {
    const inner = value[key]
    if (NAMES.includes(key) && typeof inner === 'string' && !isFixed(inner)) {
      if (!names.has(inner)) names.set(inner, `<name ${names.size + 1}>`)
    } else collectNames(inner, names)
  }
}

/** For example `operator`, instead of the id of a member of staff. */
function isFixed(name: string) {
  return /^[a-z]+$/.test(name)
}

function simplified(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => simplified(inner, names))
  if (typeof value === 'string') {
    if (TIME.test(value)) return '<time>'
    if (RECOVERY_CODE.test(value)) return '<recovery code>'
    return withNames(value, names)
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      ONLY_TYPE.includes(key) ? typeof inner : simplified(inner, names),
    ]),
  )
}

function withNames(text: string, names: ReadonlyMap<string, string>) {
  const whole = names.get(text)
  if (whole !== undefined) return whole
  let named = text
  // Shorter values, for example account ids of the mock server, may occur in words.
  for (const [value, name] of names) if (value.length >= 8) named = named.replaceAll(value, name)
  return named
}
