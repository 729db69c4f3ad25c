import { readFileSync } from 'node:fs'
import path from 'node:path'
import { coverageProblems, readAreas, renderCoverage } from './coverage.ts'
import { readTaggedTests } from './tagged-tests.ts'

// Prints each statement of docs/spec.md with its tests, and fails where one has none.
const root = path.resolve(import.meta.dirname, '../..')
const areas = readAreas(readFileSync(path.join(root, 'docs/spec.md'), 'utf8'))
const tests = readTaggedTests(root)

console.log(renderCoverage(areas, tests))

const problems = coverageProblems(areas, tests)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
