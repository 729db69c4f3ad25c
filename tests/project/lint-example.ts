import path from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

export const root = path.resolve(import.meta.dirname, '../..')

// The compiler cannot check virtual files, so most examples have no types...
const withoutTypes = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] })

// ...and the others use a project with a single file, which is faster than the real one.
export const TYPED_FILE = 'tests/fixtures/lint/example.ts'
const typedProject = {
  projectService: false,
  project: 'tests/fixtures/lint/tsconfig.json',
  // Otherwise, in CI, the file is read from disk instead of the example.
  disallowAutomaticSingleRunInference: true,
}
export const withTypes = new ESLint({
  cwd: root,
  overrideConfig: [{ languageOptions: { parserOptions: typedProject } }],
})

/** Code and its assumed path in the project. */
export type Example = { file: string; code: string }

/** The names of the violated rules. */
export async function rulesBroken({ file, code }: Example, linter = withoutTypes) {
  const [result] = await linter.lintText(`${code}\n`, { filePath: path.join(root, file) })
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message)
}

export const importsValue = (name: string) => `import { a } from '${name}'\na()`
export const importsType = (name: string) => `import type { A } from '${name}'\nexport const a: A = 1`
