import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compiled } from './compiled.ts'
import { fillIn, readFacts, type Facts } from './facts.ts'

/** Inserts the facts into the compiled collections, so that no page carries the code for it. */
export async function fillCompiled(root: string): Promise<void> {
  const values = await compiledFacts(root)
  const folder = path.join(root, '.contentlayer/generated')
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const file = path.join(folder, entry.name, '_index.json')
    const documents: unknown = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(
      file,
      JSON.stringify(documents, (key, value: unknown) => filled(key, value, values)),
    )
  }
}

async function compiledFacts(root: string) {
  const documents: Record<string, unknown> = {
    SiteSettings: await compiled(root, 'SiteSettings'),
    Awards: await compiled(root, 'Awards'),
  }
  return readFacts((type, field) =>
    field.reduce(
      (value, name) =>
        typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined,
      documents[type],
    ),
  )
}

function filled(key: string, value: unknown, values: Facts) {
  if (typeof value !== 'string') return value
  return fillIn(value, values, key === 'html' ? escapeHtml : undefined)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
