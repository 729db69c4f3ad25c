import { shapeName } from '#scripts/content/checks/pictures.ts'
import { listPaths } from '#scripts/content/checks/option-lists.ts'
import { valueForm } from '#scripts/content/value-form.ts'
import type { Field, Fields, ListField, NumberField } from '#src/content/schema/field.ts'

/** The table row of a field: its name, its description and its rules. */
export type FieldRow = { name: string; description: string; rules: Array<string> }

/** The rows of all fields; fields of groups and of list entries follow their parent. */
export function fieldRows(fields: Fields, above = ''): Array<FieldRow> {
  return Object.entries(fields).flatMap(([key, field]) => {
    const name = above === '' ? key : `${above} › ${key}`
    const row = { name, description: field.description, rules: rulesOf(key, field, above === '') }
    const inner = field.kind === 'list' ? field.of : field
    if (inner.kind !== 'object' || isPicture(inner)) return [row]
    return [row, ...fieldRows(inner.fields, name)]
  })
}

/** Pictures are explained once for all types. */
function isPicture(field: Field) {
  return field.kind === 'object' && Object.keys(field.fields).join() === 'src,alt'
}

function rulesOf(key: string, field: Field, isOnTop: boolean): Array<string> {
  const rules = field.optional ? ['Optional.'] : []
  if (isOnTop && key === 'order') return [...rules, 'A whole number. No two on the same list share it.']
  if (isOnTop && key === 'id') return [...rules, 'A whole number that no other has.']
  return [...rules, ...rulesOfValue(field)]
}

function rulesOfValue(field: Field): Array<string> {
  switch (field.kind) {
    case 'text':
      return [field.maxLength && `At most ${field.maxLength} characters.`, valueForm(field)?.[1]].filter(
        (rule) => typeof rule === 'string',
      )
    case 'richText':
      return ['Paragraphs, lists, links and emphasis in Markdown.']
    case 'number':
      return [numberRule(field)]
    case 'boolean':
      return ['`true` or `false`.']
    case 'timeZone':
      return ['A continent and a city: `Africa/Lagos`.']
    case 'choice':
      return [`One of: ${field.options.map((option) => `\`${option}\``).join(', ')}.`]
    case 'reference':
      return [`Spelled as in \`${listPaths[field.to]}\`.`]
    case 'list':
      return listRules(field)
    case 'object':
      return isPicture(field)
        ? ['A picture: `src` and `alt`.', ...sizeRules(field.fields.src)]
        : ['Several fields, each on a line of its own.']
    default:
      return [valueForm(field)?.[1] ?? '']
  }
}

function sizeRules(src: Field | undefined) {
  if (src?.kind !== 'imageFile') return []
  const { minWidth, shape } = src
  return [
    minWidth && `At least ${minWidth} pixels wide.`,
    shape && `Its shape is ${shapeName(shape)}.`,
  ].filter((rule) => typeof rule === 'string')
}

function numberRule({ integer, min, max }: NumberField) {
  const sort = integer ? 'A whole number' : 'A number'
  if (min === undefined) return `${sort}${max === undefined ? '' : ` up to ${max}`}.`
  return max === undefined ? `${sort}, ${min} or more.` : `${sort} from ${min} to ${max}.`
}

function listRules({ of, min, max }: ListField) {
  const entries =
    of.kind === 'object' && !isPicture(of) ? ['Each entry has the fields below.'] : rulesOfValue(of)
  const prefix = of.kind === 'object' && !isPicture(of) ? '' : 'Each: '
  return [`A list${count(min, max)}.`, ...entries.map((rule) => prefix + lowerFirst(rule, prefix))]
}

function lowerFirst(rule: string, prefix: string) {
  return prefix === '' ? rule : rule.charAt(0).toLowerCase() + rule.slice(1)
}

function count(min: number | undefined, max: number | undefined) {
  if (!min) return max === undefined ? '' : ` of ${max} at most`
  if (max === undefined) return ` of at least ${min}`
  return min === max ? ` of exactly ${min}` : ` of ${min} to ${max}`
}
