import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { renderReadme } from './content/readme/render.ts'

// Usage: tsx scripts/content-readme.ts
const introduction = fileURLToPath(new URL('./content/readme/introduction.md', import.meta.url))
const readme = fileURLToPath(new URL('../content/README.md', import.meta.url))

await writeFile(readme, await renderReadme(await readFile(introduction, 'utf8'), readme))
console.log('content/README.md is up to date.')
