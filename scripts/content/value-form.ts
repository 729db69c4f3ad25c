import { imageEndings } from '#scripts/images/originals.ts'
import type { Field } from '#src/content/schema/field.ts'

/** A regular expression for the whole of a text, and what to write. */
type Form = [pattern: string, says: string]

// Only the checker knows what placeholders such as {site} stand for.
const FORMS: Partial<Record<Field['kind'], Form>> = {
  date: [String.raw`\d{4}-\d\d-\d\d`, 'Write a day: 2026-03-07.'],
  moment: [
    String.raw`\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?`,
    'Write a day, 2026-03-07, or a day and a time: 2026-03-07T10:00.',
  ],
  localDateTime: [String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d`, 'Write a day and a time: 2026-03-07T10:00.'],
  url: [String.raw`(?:https://|\{\w+\}).*`, 'Write a complete address that begins with https://.'],
  link: [
    String.raw`(?:/|https://|mailto:|\{\w+\}).*`,
    'Write a page of this site (/donate) or a complete https:// address.',
  ],
  email: [String.raw`[^\s@,;]+@[^\s@,;]+`, 'Write one e-mail address.'],
  imageFile: [
    String.raw`images/[^/]+\.(?:${imageEndings.map((ending) => ending.slice(1)).join('|')})`,
    'Write a file in the images folder: images/name.webp.',
  ],
}

/** The form of a field's value, for the visual editor and the reference. Undefined if any text will do. */
export function valueForm(field: Field): Form | undefined {
  const own: Form | undefined =
    field.kind === 'text' && field.pattern
      ? [field.pattern.source, `It ${field.pattern.says}.`]
      : FORMS[field.kind]
  return own && [`^(?:${own[0]})$`, own[1]]
}
