import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { builtPages } from '#scripts/built-pages.ts'
import { firstScripts, importsOf } from './first-scripts.ts'

/** Bytes sent to a browser that accepts Brotli, as all do. */
export type PageWeight = { page: string; html: number; scripts: number }

/** The weight of each page on a first visit, heaviest first. */
export function pageWeights(buildDir: string): Array<PageWeight> {
  const known = new Map<string, Array<string>>()
  const inFile = (address: string) => path.join(buildDir, address)

  function importsOfFile(address: string) {
    const imports = known.get(address) ?? importsOf(address, readFileSync(inFile(address), 'utf8'))
    known.set(address, imports)
    return imports
  }

  return builtPages(buildDir)
    .map(({ file, address: page }) => {
      const html = readFileSync(file, 'utf8')
      const scripts = firstScripts(html, importsOfFile)
      return {
        page,
        html: bytesSent(file),
        scripts: sum(scripts.map((address) => bytesSent(inFile(address)))),
      }
    })
    .sort((a, b) => total(b) - total(a))
}

const total = ({ html, scripts }: PageWeight) => html + scripts

// The build compresses at level 11, and does not compress the smallest files.
function bytesSent(file: string) {
  const compressed = `${file}.br`
  return statSync(existsSync(compressed) ? compressed : file).size
}

const sum = (numbers: Array<number>) => numbers.reduce((total, number) => total + number, 0)
