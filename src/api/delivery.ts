import { any, type GenericSchema } from 'valibot'
import type { Login } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ANSWER_ID } from '#contract/form-pages.ts'
import { env } from '#src/lib/env.ts'
import { call } from './client.ts'

const api = {
  /** Whether fields are required and the steps of a form must be completed in order. */
  isRequired: true,
  /** The schema used by forms with several steps. */
  schema: <Output>(schema: GenericSchema<unknown, Output>) => schema,
  /** Sends a form. Resolves to the result of the call, or to false if nothing was sent. */
  send: <Result>(call: () => Promise<Result>): Promise<Result | false> => call(),
  /** The address that the form of a page is posted to without scripts, or undefined if it cannot be posted. */
  pageAction: (page: string): string | undefined => `${env.apiUrl}${page}#${ANSWER_ID}`,
  login: (login: Login): Omit<Login, 'remember'> & Partial<Login> => login,
}

/**
 * The recorded behaviour: no form makes a call, and forms with several steps validate nothing (ACCOUNT-5, ACCOUNT-28,
 * AWARD-22).
 */
const none: typeof api = {
  isRequired: false,
  schema: () => any(),
  send: async () => false,
  pageAction: () => undefined,
  login: ({ email, password }) => ({ email, password }),
}

export const DELIVERIES = { api, none }

/** The delivery of this build. Forms use it without knowing which one it is. */
export const delivery = { ...DELIVERIES[env.formDelivery] }

/** A list of the member: empty without delivery, which makes no call (CALL-13). */
export async function fetchList<Item>(
  endpoint: Endpoint<null, { payload: Array<Item> }>,
): Promise<Array<Item>> {
  const answer = await delivery.send(() => call(endpoint))
  return answer ? answer.payload : []
}
