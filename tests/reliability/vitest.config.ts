import { defineConfig } from 'vitest/config'

/** The drills of `npm run reliability`: they need a build and take minutes, so `npm test` leaves them out. */
export default defineConfig({
  test: {
    include: ['tests/reliability/*.drill.ts'],
    // A timeout is a finding as well, as a broken server may hang.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
