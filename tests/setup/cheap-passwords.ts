import { createRequire } from 'node:module'
import type { hash as realHash, verify as realVerify } from '@node-rs/argon2'

/*
 * Stands in for argon2 in tests of the server: the same algorithm at its lowest cost, as most tests only need somebody
 * who is signed in. tests/server/accounts/login.test.ts, which runs apart, proves the real cost.
 */

type Argon2 = { hash: typeof realHash; verify: typeof realVerify }

// Not imported by its name, which means this file in these tests.
const real = createRequire(import.meta.url)('@node-rs/argon2') as Argon2

export const hash: Argon2['hash'] = (password) =>
  real.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** The hash that stands for unknown accounts names the real cost. */
export const verify: Argon2['verify'] = (stored, password) =>
  real.verify(String(stored).replace(/m=\d+,t=\d+/, 'm=8,t=1'), password)
