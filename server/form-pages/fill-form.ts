import { ANSWER_ID, ANSWER_PART } from '#contract/form-pages.ts'
import { HONEYPOT } from '#contract/submissions.ts'
import {
  append,
  attribute,
  elementOf,
  elementsIn,
  find,
  removeAttribute,
  setAttribute,
  setText,
  type Document,
  type Element,
} from './plain-page.ts'

export type Fields = Readonly<Record<string, string>>
type Problem = { field: string; message: string }

export type FormAnswer = {
  message: string
  /** At most one for each field. */
  problems: ReadonlyArray<Problem>
  /** Null if the fields did not arrive: the form then stays empty. */
  fields: Fields | null
}

const NOT_SENT = 'Not sent: '

/** Fills the submitted values into the form of a page, with the messages above the form and beside its fields. */
export function fillForm(document: Document, path: string, { message, problems, fields }: FormAnswer) {
  const form = formAt(document, path, fields)
  if (form === null) throw new Error(`The page of ${path} has no form that is posted to it`)
  const [title] = find(document, ({ tagName }) => tagName === 'title')?.childNodes ?? []
  if (title && 'value' in title) title.value = NOT_SENT + title.value
  if (fields) for (const control of elementsIn(form)) fillControl(control, fields)

  const summary = part(form, 'summary')
  setAttribute(summary, 'id', ANSWER_ID)
  setText(part(summary, 'message'), message)
  const list = part(summary, 'problems')
  const sample = part(form, 'problem')
  for (const problem of problems) {
    const item = elementOf('li', {})
    append(list, item)
    const control = showProblem(form, problem, sample)
    if (control === null) setText(item, problem.message)
    else append(item, elementOf('a', { href: `#${attribute(control, 'id') ?? ''}` }, problem.message))
  }
  removeAttribute(summary, 'hidden')
}

/** The form that is posted to this path; if there are several, the one of the submitted type. */
function formAt(document: Document, path: string, fields: Fields | null) {
  const forms = [...elementsIn(document)].filter(
    (element) => element.tagName === 'form' && pathOf(attribute(element, 'action')) === path,
  )
  const sameType = forms.find((form) =>
    find(form, (each) => attribute(each, 'name') === 'type' && attribute(each, 'value') === fields?.type),
  )
  return sameType ?? forms[0] ?? null
}

function pathOf(action: string | null) {
  return action === null ? null : new URL(action, 'http://page.invalid').pathname
}

function part(parent: Document | Element, name: string) {
  const found = find(parent, (element) => attribute(element, ANSWER_PART) === name)
  if (found === null) throw new Error(`The page has no place for its ${name}`)
  return found
}

function fillControl(control: Element, fields: Fields) {
  const name = attribute(control, 'name')
  if (name === null || name === HONEYPOT) return
  const value = fields[name]
  if (control.tagName === 'textarea') setText(control, value ?? '')
  if (control.tagName !== 'input' || attribute(control, 'type') === 'hidden') return
  if (attribute(control, 'type') === 'radio') {
    if (attribute(control, 'value') === value) setAttribute(control, 'checked', '')
    else removeAttribute(control, 'checked')
  } else if (value !== undefined) setAttribute(control, 'value', value)
}

/** Shows a problem below its field. Returns the control to link to, or null if no field has that name. */
function showProblem(form: Element, problem: Problem, sample: Element) {
  const field = find(form, (element) => attribute(element, 'data-field') === problem.field)
  const control = field && find(field, isControl)
  if (field === null || control === null) return null
  const errorId = `${attribute(control, 'id') ?? ''}-error`
  const shown = elementOf(sample.tagName, { id: errorId }, problem.message)
  setAttribute(shown, 'class', attribute(sample, 'class') ?? '')
  append(field, shown)
  for (const element of [find(field, ({ tagName }) => tagName === 'fieldset') ?? control, control])
    markInvalid(element, errorId)
  return control
}

function markInvalid(element: Element, errorId: string) {
  const isRadio = attribute(element, 'type') === 'radio'
  if (!isRadio) setAttribute(element, 'aria-invalid', 'true')
  const others = (attribute(element, 'aria-describedby') ?? '').split(' ')
  setAttribute(element, 'aria-describedby', [...new Set([errorId, ...others])].join(' ').trim())
}

function isControl(element: Element) {
  if (element.tagName === 'textarea') return true
  return element.tagName === 'input' && attribute(element, 'type') !== 'hidden'
}
