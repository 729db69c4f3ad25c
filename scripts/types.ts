import { run, runScript } from './run.ts'

/* The types of the routes are generated from src/routes.ts; then everything is checked. */
await runScript(async () => {
  await run`react-router typegen`
  await run`tsc`
})
