import { run, runScript } from './run.ts'

/* The site with hot reload and no server: the browser answers its calls by itself, from tests/mocks/fake/. */
await runScript(
  () =>
    run({
      // NODE_OPTIONS as in scripts/dev.ts, which says why.
      env: {
        VITE_MOCK_SERVER: 'true',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=development`,
      },
    })`react-router dev ${process.argv.slice(2)}`,
)
