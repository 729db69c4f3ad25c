import { codeOf } from '#server/platform/database/faults.ts'

const MAX_MESSAGE = 500
const MAX_FRAMES = 30
const MAX_CAUSES = 3

// Codes of databases and of Node, such as 22007 and ECONNREFUSED.
const CODE = /^\w{1,40}$/

/* The order matters: quoted text may contain any of the others, and a token may contain digits. */
const REPLACEMENTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/"[^"]*"|'[^']*'|`[^`]*`/g, '[quoted]'],
  [/\S+@\S+/g, '[email]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/\b[\da-f]*(?::[\da-f]*){2,}\b/gi, '[address]'],
  [/[\w-]{24,}/g, '[token]'],
  [/\+?\d[\d\s().-]{3,}\d/g, '[number]'],
]

/** Removes possible personal data from an error message: libraries often quote values in theirs. */
export function redact(text: string) {
  const redacted = REPLACEMENTS.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), text)
  return redacted.slice(0, MAX_MESSAGE)
}

type Described = { type: string; code: string; message: string; stack: Array<string> }

/** Describes an error and its causes without personal data, so that the text may leave this machine. */
export function describeError(error: unknown): Array<Described> {
  const described: Array<Described> = []
  for (let cause = error; cause !== undefined && described.length <= MAX_CAUSES;) {
    described.push(describeOne(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return described
}

function describeOne(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, code: '', message: '', stack: [] }
  return {
    type: error.name,
    code: CODE.exec(codeOf(error))?.[0] ?? '',
    message: redact(error.message),
    stack: framesOf(error),
  }
}

/** The stack frames, without the message that precedes them and without the path of this installation. */
function framesOf({ stack = '', message }: Error) {
  const trace = stack.slice(stack.indexOf(message) + message.length)
  return trace
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().replace(`${process.cwd()}/`, '').slice(0, 300))
}
