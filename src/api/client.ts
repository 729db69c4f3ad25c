import { env } from '#src/lib/env.ts'

/** For failures without a message of their own (ERROR-5). */
const WITHOUT_WORDS = 'An error occurred!'

/** An answer the server chose to refuse, with its own words. Network failures stay plain TypeErrors. */
export class ApiError extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

/** A call that is of no use to who made it: the browser would throw the cookie away that comes back. */
export class CookiesRefusedError extends Error {
  constructor() {
    super(
      'Your browser refuses our cookies, and without one we would not know you on the next page. Please allow cookies for this site, and try again.',
    )
    this.name = 'CookiesRefusedError'
  }
}

/** The message for a failed call: the server's, the network's, or a general one (ERROR-3 to ERROR-5). */
export function failureText(error: unknown): string {
  const hasWords =
    error instanceof ApiError || error instanceof TypeError || error instanceof CookiesRefusedError
  return hasWords && error.message !== '' ? error.message : WITHOUT_WORDS
}

/** Calls our server with the visitor's cookies. What it answers is not known to be right until a schema has seen it. */
export async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${env.apiUrl}${path}`, { ...init, credentials: 'include' })
  const answer = await readAnswer(response)
  if (!response.ok) throw new ApiError(refusalIn(answer) ?? WITHOUT_WORDS, response.status)
  return answer
}

/** The same for sending something as JSON. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    // Empty, or a page from something between us and the server: its status says enough.
    return null
  }
}

function refusalIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null
  return typeof answer.error === 'string' && answer.error !== '' ? answer.error : null
}
