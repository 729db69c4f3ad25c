import { beforeEach } from 'vitest'
import { env, type Env } from '#src/lib/env.ts'

/** Runs the tests of this file with this delivery; a test may override it by setting `env`. */
export function withDelivery(formDelivery: Env['formDelivery']) {
  beforeEach(() => {
    env.formDelivery = formDelivery
  })
}
