import { codeOf } from '#server/platform/database/faults.ts'

const MAX_MESSAGE = 500
const MAX_FRAMES = 30
const MAX_CAUSES = 3

// Of databases and of Node, such as 22007 and ECONNREFUSED.
const CODE = /^\w{1,40}$/

/* In this order: what is quoted may be anything, and a token may contain digits. */
const REPLACEMENTS: ReadonlyArray<readonly [RegExp, string]> = [
  [/"[^"]*"|'[^']*'|`[^`]*`/g, '[quoted]'],
  [/\S+@\S+/g, '[email]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/\b[\da-f]*(?::[\da-f]*){2,}\b/gi, '[address]'],
  [/[\w-]{24,}/g, '[token]'],
  [/\+?\d[\d\s().-]{3,}\d/g, '[number]'],
]

/** The text of an error without what may be about a person: messages of libraries like to quote values. */
export function redact(text: string) {
  const redacted = REPLACEMENTS.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), text)
  return redacted.slice(0, MAX_MESSAGE)
}

type Described = { type: string; code: string; message: string; stack: Array<string> }

/** An error, and what caused it, in words that may leave this machine. */
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

/** Where it happened, without the message that the stack begins with, and without the folder of this installation. */
function framesOf({ stack = '', message }: Error) {
  const trace = stack.slice(stack.indexOf(message) + message.length)
  return trace
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().replace(`${process.cwd()}/`, '').slice(0, 300))
}
