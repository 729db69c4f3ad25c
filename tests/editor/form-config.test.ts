import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Field as FormField } from '@sveltia/cms'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { BODY, SOURCE } from '#editor/document-format.ts'
import { formConfig } from '#scripts/content/cms/config.ts'
import { everyField, type DocumentSchema } from '#src/content/schema/document.ts'
import { documentSchemas } from '#src/content/schema/index.ts'

const config = formConfig('An example')

type Form = { folder?: string; file?: string; format?: string; fields: Array<FormField> }

const forms = [...(config.collections ?? []), ...(config.singletons ?? [])] as Array<Form>

function formOf({ name }: DocumentSchema) {
  const found = forms.find(({ format }) => format === name)
  if (!found) throw new Error(`${name} has no form.`)
  return found
}

const collection = (name: string) => config.collections?.find((each) => 'name' in each && each.name === name)

const boxOf = (kind: string, field: string) =>
  formOf(documentSchemas.find(({ name }) => name === kind)!).fields.find(({ name }) => name === field)

test('the configuration of the forms is what Sveltia CMS allows [CMS-1]', () => {
  const file = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms')),
    '../schema/sveltia-cms.json',
  )
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(
    JSON.parse(readFileSync(file, 'utf8')) as object,
  )
  const whole = { ...config, backend: { name: 'github', repo: 'owner/name' } }
  expect(validate(JSON.parse(JSON.stringify(whole))) ? [] : validate.errors?.slice(-3)).toEqual([])
  expect(validate({ ...whole, collections: [{ name: 'blog' }] })).toBe(false)
})

test.each(documentSchemas)(
  '$name has a form with a box for each of its fields, described as there [CMS-1]',
  (schema) => {
    const form = formOf(schema)
    expect(form.folder ?? form.file).toBe(`content/${schema.path}`)
    const boxes = Object.entries(everyField(schema)).map(([name, { description, optional, kind }]) => ({
      name,
      hint: description,
      required: kind !== 'boolean' && !optional,
    }))
    const others = [...(schema.format === 'markdown' ? [BODY] : []), SOURCE].map((name) => ({ name }))
    expect(form.fields).toMatchObject([...boxes, ...others])
  },
)

test('a box has the limits, the choices and the inner boxes of its field [CMS-1]', () => {
  expect(boxOf('BlogArticle', 'title')).toMatchObject({ label: 'Title', maxlength: 90 })
  expect(boxOf('BlogArticle', 'id')).toMatchObject({ widget: 'number', value_type: 'int', min: 1 })
  expect(boxOf('BlogArticle', 'topics')).toMatchObject({ widget: 'list', min: 1 })
  expect(boxOf('BlogArticle', 'cover')).toMatchObject({ fields: [{ name: 'src' }, { name: 'alt' }] })
  expect(boxOf('Faq', 'section')).toMatchObject({
    widget: 'select',
    options: expect.arrayContaining(['donations']),
  })
})

test('references offer the values of the option lists, and pictures go beside their documents [CMS-1]', () => {
  expect(boxOf('Mentor', 'country')).toMatchObject({
    collection: '_singletons',
    file: 'country-list',
    value_field: 'items.*.code',
    display_fields: ['items.*.name'],
  })
  expect(config.singletons).toContainEqual(expect.objectContaining({ name: 'country-list' }))
  expect(collection('blog')).toMatchObject({
    media_folder: '/content/blog/images',
    public_folder: './images',
  })
})

test('documents that the site names in its routes are neither added nor removed [CMS-1]', () => {
  for (const name of ['pages', 'legal'])
    expect(collection(name)).toMatchObject({ create: false, delete: false })
  expect(collection('blog')).toMatchObject({ create: true, delete: true })
})

test('forms name new files as content:new does, and rename those that no route names [CMS-1]', () => {
  for (const [name, template, editable] of [
    ['blog', '{{title}}', true],
    ['faqs', '{{question}}', true],
    ['events', "{{start | date('YYYY-MM-DD')}}-{{title}}", true],
    ['benefits', '{{group}}-{{title}}', true],
    ['pages', expect.any(String), false],
    ['legal', expect.any(String), false],
  ] as const)
    expect(collection(name)).toMatchObject({ slug: { template, editable } })
})
