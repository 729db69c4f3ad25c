import path from 'node:path'

const PREFIX = '\0content-collection:'

/** The id of the module of a collection. */
export function collectionId(type: string): string {
  return `${PREFIX}${type}`
}

/** For an import such as ./Event/_index.json in the module that the compiler writes. */
export function resolveCollection(source: string): string {
  return collectionId(source.split('/')[1] ?? '')
}

/**
 * The code of the module of a collection, which reads the file itself: as a module, thousands of documents would go through
 * a parser for JavaScript at every edit of one of them.
 */
export function loadCollection(generated: string, id: string): string {
  const file = path.join(generated, id.slice(PREFIX.length), '_index.json')
  return `import { readFileSync } from 'node:fs'\nexport default JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))\n`
}
