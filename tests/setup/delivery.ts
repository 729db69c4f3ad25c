import { afterEach, beforeEach } from 'vitest'
import { DELIVERIES, delivery } from '#src/api/delivery.ts'
import { env } from '#src/lib/env.ts'

/** Runs the tests of this file with this delivery; a test may override it with `setDelivery`. */
export function withDelivery(name: keyof typeof DELIVERIES) {
  beforeEach(() => setDelivery(name))
  // Test files share modules.
  afterEach(() => setDelivery(env.formDelivery))
}

/** Applies this delivery until the end of the test, as if the site had been built with it. */
export function setDelivery(name: keyof typeof DELIVERIES) {
  Object.assign(delivery, DELIVERIES[name])
}
