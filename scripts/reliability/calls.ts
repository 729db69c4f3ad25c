import { randomUUID } from 'node:crypto'

const PASSWORD = 'a quiet lagoon at six in the morning'

export type Person = ReturnType<typeof newPerson>

/** A person without an account. */
export function newPerson() {
  const name = `p${randomUUID().replaceAll('-', '').slice(0, 20)}`
  return {
    surname: 'Okafor',
    first_name: 'Amina',
    phone_number: '08031234567',
    email: `${name}@example.com`,
    username: name,
    password: PASSWORD,
  }
}

type Answer = {
  status: number
  body: { success?: unknown; error?: unknown; payload?: unknown; reference?: unknown }
  cookie: string
}

/** One API call. Status 0 means that the connection broke: nothing was acknowledged. */
export async function call(
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    return {
      status: response.status,
      body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : {},
      cookie,
    }
  } catch {
    return { status: 0, body: {}, cookie: '' }
  }
}

export function signUp(origin: string, person: Person) {
  return call(`${origin}/auth/signup`, person)
}

export function logIn(origin: string, { email, password }: Person) {
  return call(`${origin}/auth/login`, { email, password })
}

/** A contact message with a new idempotency key. */
export function sendMessage(origin: string, key = randomUUID()) {
  const message = { fullName: 'Amina Okafor', email: emailOfMessage(key), message: `Reference ${key}` }
  return call(`${origin}/submissions/contact`, message, { 'idempotency-key': key })
}

/** A separate sender for each message, as an address gets few confirmations a day. */
export function emailOfMessage(key: string) {
  return `${key}@example.com`
}
