import { run, runScript } from './run.ts'

/* Generates the types of the routes, then checks each TypeScript project. */
await runScript(async () => {
  await run`react-router typegen`
  await Promise.all(['server', 'src', '.'].map((project) => run`tsc --project ${project}`))
})
