import type { FastifyInstance, FastifyServerOptions, InjectOptions } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { makeDatabaseSettings, type DatabaseSettings } from './databases.ts'

export const AMINA = {
  surname: 'Bello',
  first_name: 'Amina',
  phone_number: '08031234567',
  email: 'amina@example.com',
  username: 'amina.codes',
  password: 'seven yellow danfo buses',
}

export const NGOZI = {
  surname: 'Eze',
  first_name: 'Ngozi',
  phone_number: '08057654321',
  email: 'ngozi@example.com',
  username: 'ngozi_builds',
  password: 'four green umbrellas',
}

export type Person = typeof AMINA

type Setup = {
  environment?: Record<string, string>
  logger?: FastifyServerOptions['logger']
  prepare?: (app: FastifyInstance) => void
}

type Instance = Setup & { settings: DatabaseSettings; now: () => number }

/** One instance of the server over this database, without pages. It stops when the test ends. */
export async function startInstance({ settings, now, environment, logger = false, prepare }: Instance) {
  const config = readConfig({
    SERVE_SITE: 'false',
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? '',
    SECRET: 'a key that only the tests of this house know',
    ...environment,
  })
  const database = await openDatabase(config)
  const app = await buildApp({ config, logger, database, now })
  onTestFinished(() => app.close())
  prepare?.(app)
  return { app, database }
}

/** The server over an empty database of this kind, with a clock that stands still until a test moves it. */
export async function makeAccountsApp(kind: Database['kind'], setup: Setup = {}) {
  const settings = await makeDatabaseSettings(kind)
  let time = Date.UTC(2026, 2, 8, 9)
  const now = () => time
  const { app, database } = await startInstance({ ...setup, settings, now })
  return {
    app,
    database,
    settings,
    now,
    /** Lets so many milliseconds pass. */
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

export type Browser = ReturnType<typeof makeBrowser>

type Body = Record<string, unknown>
type Asking = Pick<InjectOptions, 'headers' | 'remoteAddress'> & {
  /** What the browser has to begin with. */
  cookies?: Record<string, string>
}

/** Asks the server and keeps its cookies, as a browser does. */
export function makeBrowser(app: FastifyInstance, { cookies: first = {}, headers, ...rest }: Asking = {}) {
  const cookies = new Map(Object.entries(first))

  async function call(method: NonNullable<InjectOptions['method']>, url: string, payload?: Body) {
    const answer = await app.inject({
      ...rest,
      method,
      url,
      headers: headers ?? {},
      cookies: Object.fromEntries(cookies),
      ...(payload ? { payload } : {}),
    })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }

  const get = (url: string) => call('GET', url)
  const post = (url: string, body: Body) => call('POST', url, body)
  const logIn = ({ email, password }: Pick<Person, 'email' | 'password'>, { remember = false } = {}) =>
    post('/auth/login', { email, password, remember })

  return {
    cookies,
    call,
    get,
    post,
    logIn,
    signUp: (person: Person) => post('/auth/signup', person),
    /** Who the server says is signed in here, or null. */
    whoAmI: async () => (await get('/auth/verify-user')).json().payload as Body | null,
  }
}

/** A browser in which this person has just signed up and logged in. */
export async function makeMember(app: FastifyInstance, person: Person = AMINA, asking: Asking = {}) {
  const browser = makeBrowser(app, asking)
  expect((await browser.signUp(person)).statusCode).toBe(201)
  expect((await browser.logIn(person)).statusCode).toBe(200)
  return browser
}
