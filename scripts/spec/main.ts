import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { coverageProblems, readAreas, renderCoverage } from './coverage.ts'
import { readTaggedTests } from './tagged-tests.ts'

// Usage: tsx scripts/spec/main.ts
const root = path.resolve(import.meta.dirname, '../..')
const areas = readAreas(readFileSync(path.join(root, 'docs/spec.md'), 'utf8'))
const tests = readTaggedTests(root)

writeFileSync(path.join(root, 'docs/spec-coverage.md'), renderCoverage(areas, tests))
console.log('docs/spec-coverage.md is up to date.')

const problems = coverageProblems(areas, tests)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
