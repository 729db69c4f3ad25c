import { readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { builtPages } from '#scripts/built-pages.ts'

/* Validates every page of a complete build with a validator that shares no code with the build. */

// An empty one is no id of a form.
const form = { attributes: { form: { enum: ['/.+/'] } } }

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    elements: ['html5', { input: form, select: form, textarea: form, button: form }],
    rules: {
      // Such as a target without an href.
      'attribute-misuse': 'error',
      // ARIA allows names on lists, and screen readers announce them. Other elements must not have one.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

test('every page is valid HTML, public ones and those of members and staff [FOUND-14]', async () => {
  const pages = builtPages(path.join(inject('organisationBuild'), 'build/client'))
  expect(pages.length).toBeGreaterThan(60)
  const problems: Array<string> = []
  for (const { address, file } of pages) {
    const { results } = await validator.validateString(readFileSync(file, 'utf8'), file)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      problems.push(`${address}: ${ruleId}: ${message} (${selector ?? ''})`)
  }
  expect(problems).toEqual([])
})
