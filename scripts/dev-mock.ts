import { runStep } from './run-step.ts'

/* The site with hot reload and no server: the browser answers its calls by itself, from tests/mocks/fake/. */
try {
  await runStep('The dev server', 'npx', ['--no-install', 'react-router', 'dev', ...process.argv.slice(2)], {
    VITE_MOCK_SERVER: 'true',
    // Both as in scripts/dev.ts, which says why.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=development`,
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
