import path from 'node:path'

const PREFIX = '\0content-collection:'

/** The module id of a collection. */
export function collectionId(type: string): string {
  return `${PREFIX}${type}`
}

/** Resolves an import such as ./Event/_index.json in the generated module. */
export function resolveCollection(source: string): string {
  return collectionId(source.split('/')[1] ?? '')
}

/**
 * The code of a collection's module, which reads the file at run time: as a JSON module, thousands of documents would
 * be parsed as JavaScript after every edit of one of them.
 */
export function loadCollection(generated: string, id: string): string {
  const file = path.join(generated, id.slice(PREFIX.length), '_index.json')
  return `import { readFileSync } from 'node:fs'\nexport default JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))\n`
}
