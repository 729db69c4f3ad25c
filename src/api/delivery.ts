// @chunk forms
import { any, type GenericSchema } from 'valibot'
import type { Login } from '#contract/accounts.ts'
import { ANSWER_ID } from '#contract/form-pages.ts'
import { env, type Env } from '#src/lib/env.ts'

/** What forms do with what is typed. */
export type Delivery = {
  /** Whether fields have to be filled in, and the steps of a form taken in their order. */
  isRequired: boolean
  /** The schema that a form of several steps validates with. */
  schema: <Output>(schema: GenericSchema<unknown, Output>) => GenericSchema<unknown, Output>
  /** Makes the call of a form. Resolves to its result, or to false where there was none. */
  send: <Result>(call: () => Promise<Result>) => Promise<Result | false>
  /** Where the form of a page is posted to without scripts, or undefined where it is not. */
  pageAction: (page: string) => string | undefined
  /** The body of a login. */
  login: (login: Login) => Partial<Login> & Omit<Login, 'remember'>
}

export const DELIVERIES: Record<Env['formDelivery'], Delivery> = {
  api: {
    isRequired: true,
    schema: (schema) => schema,
    send: (call) => call(),
    pageAction: (page) => `${env.apiUrl}${page}#${ANSWER_ID}`,
    login: (login) => login,
  },
  /** As recorded: forms make no call, and those of several steps validate nothing (ACCOUNT-5, ACCOUNT-28, AWARD-22). */
  none: {
    isRequired: false,
    schema: () => any(),
    send: async () => false,
    pageAction: () => undefined,
    login: ({ email, password }) => ({ email, password }),
  },
}

/** The delivery of this build. Forms use it without asking which one it is. */
export const delivery: Delivery = { ...DELIVERIES[env.formDelivery] }
