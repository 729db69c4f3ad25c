import { runStep } from './run-step'

/* The site with hot reload: content, components and styles show as soon as they are saved. */
try {
  await runStep('The dev server', 'npx', ['--no-install', 'react-router', 'dev', ...process.argv.slice(2)], {
    // Vite would list every import of ours that Node could not follow without it.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    // The dev server asks for development builds; what Node itself loads has to be the same, or Chakra would get another
    // copy of Emotion than our own code, and its styles other names than in the browser.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=development`,
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
