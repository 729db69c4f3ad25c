import { constants, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { endingsSentence, hasImageEnding } from '#scripts/content/checks/images.ts'
import { ScriptError } from '#scripts/run.ts'
import type { DocumentSchema } from '#src/content/schema/document.ts'
import type { Values } from './neighbours.ts'
import type { NewOptions } from './options.ts'
import { isPicture } from './read-value.ts'

/** Why a local file cannot be used as a picture, or undefined. */
export function pictureProblem(file: string): string | undefined {
  if (!existsSync(file)) return `There is no file ${file}.`
  return hasImageEnding(file.toLowerCase()) ? undefined : `${file} is not a picture. ${endingsSentence}`
}

/**
 * Copies the picture into the images folder beside its document, under the name of the document. Never overwrites a
 * file. Returns the copy and the field's value, or undefined without a picture.
 */
export function copyPicture(
  root: string,
  schema: DocumentSchema,
  { picture, alt }: NewOptions,
  stem: string,
): { file: string; field: Values } | undefined {
  const [field] = Object.entries(schema.fields).find(([, each]) => isPicture(each)) ?? []
  if (picture === undefined || alt === undefined || field === undefined) return undefined
  const problem = pictureProblem(picture)
  if (problem !== undefined) throw new ScriptError(problem)
  const src = `images/${stem}${path.extname(picture).toLowerCase()}`
  const file = path.join(root, 'content', schema.path, src)
  if (existsSync(file))
    throw new ScriptError(`content/${schema.path}/${src} is there already. Nothing was changed.`)
  mkdirSync(path.dirname(file), { recursive: true })
  copyFileSync(picture, file, constants.COPYFILE_EXCL)
  return { file, field: { [field]: { src, alt } } }
}
