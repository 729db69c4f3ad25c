import { runStep } from './run-step.ts'

/* The types of the routes are generated from src/routes.ts; then everything is checked. */
try {
  await runStep('Generating the types of the routes', 'npx', ['--no-install', 'react-router', 'typegen'], {
    // Vite would list every import of ours that Node could not follow without it.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  })
  await runStep('Checking the types', 'npx', ['--no-install', 'tsc'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
