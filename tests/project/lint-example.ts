import path from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'

const root = path.resolve(import.meta.dirname, '../..')

// The compiler cannot check virtual files.
const withoutTypes = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] })

/** Code and its assumed path in the project. */
export type Example = { file: string; code: string }

/** The names of the violated rules. */
export async function rulesBroken({ file, code }: Example) {
  const [result] = await withoutTypes.lintText(`${code}\n`, { filePath: path.join(root, file) })
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message)
}

export const importsValue = (name: string) => `import { a } from '${name}'\na()`
export const importsType = (name: string) => `import type { A } from '${name}'\nexport const a: A = 1`
