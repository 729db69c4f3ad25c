import { ContentError, prepareContent } from './content/prepare.ts'

/* Compiles the content without building the site: types and tests read the compiled collections. */
try {
  const { documents } = await prepareContent(process.cwd(), console.log)
  console.log(`${documents} documents compiled.`)
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error)
  process.exitCode = 1
}
