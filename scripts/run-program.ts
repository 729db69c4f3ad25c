import { execa } from 'execa'

/** Runs a program of the project's packages and shows its output. */
export const run = execa({
  stdio: 'inherit',
  preferLocal: true,
  // Suppresses Vite's list of imports that Node cannot resolve itself.
  env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
})
