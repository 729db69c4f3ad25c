import { any, type GenericSchema } from 'valibot'
import type { Login } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ANSWER_ID } from '#contract/form-pages.ts'
import { env, type Env } from '#src/lib/env.ts'
import { call } from './client.ts'

export type Delivery = {
  /** Whether fields are required and the steps of a form must be completed in order. */
  isRequired: boolean
  /** The schema used by forms with several steps. */
  schema: <Output>(schema: GenericSchema<unknown, Output>) => GenericSchema<unknown, Output>
  /** Sends a form. Resolves to the result of the call, or to false if nothing was sent. */
  send: <Result>(call: () => Promise<Result>) => Promise<Result | false>
  /** The address that the form of a page is posted to without scripts, or undefined if it cannot be posted. */
  pageAction: (page: string) => string | undefined
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
  /**
   * The recorded behaviour: no form makes a call, and forms with several steps validate nothing (ACCOUNT-5,
   * ACCOUNT-28, AWARD-22).
   */
  none: {
    isRequired: false,
    schema: () => any(),
    send: async () => false,
    pageAction: () => undefined,
    login: ({ email, password }) => ({ email, password }),
  },
}

/** The delivery of this build. Forms use it without knowing which one it is. */
export const delivery: Delivery = { ...DELIVERIES[env.formDelivery] }

/** A list of the member: empty without delivery, which makes no call (CALL-13). */
export async function fetchList<Item>(
  endpoint: Endpoint<null, { payload: Array<Item> }>,
): Promise<Array<Item>> {
  const answer = await delivery.send(() => call(endpoint))
  return answer ? answer.payload : []
}
