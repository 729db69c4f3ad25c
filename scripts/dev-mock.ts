import { run, runScript } from './run.ts'

/* The site with hot reload and without a server: a mock server in the browser (tests/mocks/api/) answers its calls. */
await runScript(
  () =>
    run({
      // NODE_OPTIONS as in scripts/dev.ts.
      env: {
        VITE_MOCK_SERVER: 'true',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=development`,
      },
    })`react-router dev ${process.argv.slice(2)}`,
)
