import { prepareContent } from './content/prepare.ts'
import { runScript } from './run.ts'

/* Compiles the content without building the site: types and tests read the compiled collections. */
await runScript(async () => {
  const { documents } = await prepareContent(process.cwd(), console.log)
  console.log(`${documents} documents compiled.`)
})
