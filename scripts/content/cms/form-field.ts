import type { Field as FormField } from '@sveltia/cms'
import { valueForm } from '#scripts/content/value-form.ts'
import { imageEndings } from '#scripts/images/originals.ts'
import type { Field, Fields, ListField, ReferenceTarget, TextField } from '#src/content/schema/field.ts'

/** The singleton that supplies the values of each reference, with what is stored and what is shown. */
const REFERENCES: Record<ReferenceTarget, [file: string, value: string, shown: string]> = {
  country: ['country-list', 'items.*.code', 'items.*.name'],
  timezone: ['timezone-list', 'items.*.name', 'items.*.label'],
  language: ['language-list', 'items.*', 'items.*'],
  seniority: ['seniority-list', 'items.*.name', 'items.*.name'],
  expertise: ['expertise-list', 'items.*', 'items.*'],
}

function choicesOf(to: ReferenceTarget) {
  const [file, value, shown] = REFERENCES[to]
  return {
    widget: 'relation' as const,
    ...{ collection: '_singletons', file, value_field: value, display_fields: [shown] },
    search_fields: [...new Set([shown, value])],
  }
}

/** Longer texts get a multi-line field. */
const LONG = 160

export const BUTTONS_IN_FIELDS = ['bold', 'italic', 'link', 'bulleted-list', 'numbered-list'] as const

/** A box for Markdown, without pictures and parts that only the editor knows. */
export const RICH_TEXT = {
  widget: 'richtext' as const,
  editor_components: [],
  linked_images: false,
  use_emoji_autocomplete: false,
}

/** Labels for fields whose names are unclear on their own. */
const LABELS: Readonly<Record<string, string>> = {
  id: 'Number in the address',
  src: 'Picture file',
  alt: 'Text alternative',
  url: 'Address',
  to: 'Goes to',
  faqs: 'Questions',
  swift: 'SWIFT code',
  publishAt: 'Shown from',
  expiresAt: 'Shown until',
}

/** The label of a field: lastConfirmedOn becomes "Last confirmed on". */
function fieldLabel(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** The form fields of a document or group, in order. */
export function formFields(fields: Fields): Array<FormField> {
  return Object.entries(fields).map(([name, field]) => formField(name, field))
}

/** A form field, with the rules that the checker applies to it. */
function formField(name: string, field: Field): FormField {
  const common = {
    name,
    label: fieldLabel(name),
    hint: field.description,
    required: !field.optional,
  }
  switch (field.kind) {
    case 'text':
      return { ...common, ...textBox(field) }
    case 'richText':
      return { ...common, ...RICH_TEXT, buttons: [...BUTTONS_IN_FIELDS] }
    case 'number':
      return {
        ...common,
        widget: 'number',
        value_type: field.integer ? 'int' : 'float',
        min: field.min,
        max: field.max,
      }
    // A required switch would have to be on.
    case 'boolean':
      return { ...common, widget: 'boolean', required: false }
    case 'date':
      return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
    case 'localDateTime':
      return { ...common, widget: 'datetime', type: 'datetime-local', format: 'YYYY-MM-DDTHH:mm' }
    case 'imageFile':
      return { ...common, widget: 'image', accept: imageEndings.join(','), choose_url: false }
    case 'choice':
      return { ...common, widget: 'select', options: [...field.options] }
    case 'reference':
      return { ...common, ...choicesOf(field.to) }
    case 'list':
      return { ...common, ...listBox(field) }
    case 'object':
      return { ...common, widget: 'object', fields: formFields(field.fields) }
    default:
      return { ...common, widget: 'string', use_emoji_autocomplete: false, pattern: valueForm(field) }
  }
}

// A box of several lines, in which long texts are easier to read, also takes line breaks, which the checker refuses.
const ONE_LINE: [string, string] = ['^[^\\n]*$', 'Write it on one line, without line breaks.']

function textBox(field: TextField) {
  const { maxLength, paragraphs } = field
  const isLong = paragraphs ?? (maxLength ?? 0) > LONG
  return {
    widget: isLong ? ('text' as const) : ('string' as const),
    // Otherwise typing a colon suggests emoji.
    use_emoji_autocomplete: false,
    maxlength: maxLength,
    pattern: valueForm(field) ?? (isLong && !paragraphs ? ONE_LINE : undefined),
  }
}

function listBox({ of, min, max }: ListField) {
  const several = { multiple: true, min, max }
  if (of.kind === 'choice') return { widget: 'select' as const, options: [...of.options], ...several }
  if (of.kind === 'reference') return { ...choicesOf(of.to), ...several }
  const label = entryLabel(of)
  const list = { widget: 'list' as const, collapsed: 'auto' as const, label_singular: label, min, max }
  return of.kind === 'object'
    ? { ...list, fields: formFields(of.fields) }
    : { ...list, field: { ...formField('entry', of), label } }
}

/** The label of a list entry, taken from its description: "One picture of a slideshow." gives Picture. */
function entryLabel({ description }: Field) {
  const [, noun = 'entry'] =
    /^(?:An?|One|The) (?!of )([\w -]{1,24}?)(?: in | of |[.,])/.exec(description) ?? []
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
