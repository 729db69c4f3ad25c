import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { checkProject } from '#scripts/content/check-project.ts'
import { branch } from './content-branch.ts'

type Log = { version?: string; runs: [{ results: Array<Result> }] }
type Result = {
  ruleId: string
  level: string
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: string }
        region: { startLine: number; startColumn: number }
      }
    },
  ]
}

/** Validation errors of a log by the official schema. */
const problemsWith = schemaCheck('tests/fixtures/sarif/sarif-schema-2.1.0.json')

function schemaCheck(file: string) {
  // Ajv does not support draft 4; the schema uses only its `$schema` and `id`.
  const {
    id: _id,
    $schema: _draft,
    ...schema
  } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const ajv = new Ajv({ allErrors: true, strict: false })
  addFormats.default(ajv)
  const validate = ajv.compile(schema)
  return (log: unknown) =>
    validate(log) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

async function sarifOf(root: string) {
  const { output } = await checkProject(['--format=sarif', root], root)
  return JSON.parse(output) as Log
}

test('the log of a check with errors, warnings and notes is valid SARIF 2.1.0 [CHECK-3]', async () => {
  const { root, change, inContent } = branch()
  change('mentors/ada.md', 'ten years', 'ten ten yearz')
  change('events/first-talk.md', 'timeZone: ', 'timeZone: Nowhere/')
  writeFileSync(inContent('mentors/images/ß, ü%.webp'), 'no picture')
  const log = await sarifOf(root)
  expect(problemsWith(log)).toEqual([])
  const levels = new Set(log.runs[0].results.map(({ level }) => level))
  expect([...levels].sort()).toEqual(['error', 'note', 'warning'])
})

test('the log of sound content is valid as well [CHECK-3]', async () => {
  expect(problemsWith(await sarifOf(branch().root))).toEqual([])
})

test.each<[string, (log: Log, result: Result) => unknown, string]>([
  ['no version', (log) => delete log.version, "must have required property 'version'"],
  [
    'a level that there is not',
    (_, result) => (result.level = 'hint'),
    'must be equal to one of the allowed',
  ],
  [
    'a line 0',
    (_, result) => (result.locations[0].physicalLocation.region.startLine = 0),
    '/region/startLine must be >= 1',
  ],
  [
    'a file name that is no address',
    (_, result) => (result.locations[0].physicalLocation.artifactLocation.uri = 'a file%.md'),
    'must match format "uri-reference"',
  ],
])('a log with %s is not', async (_what, spoil, problem) => {
  const { root, change } = branch()
  change('mentors/ada.md', 'ten years', 'ten ten years')
  const log = await sarifOf(root)
  const [result] = log.runs[0].results
  spoil(log, result!)
  expect(problemsWith(log).join('\n')).toContain(problem)
})
