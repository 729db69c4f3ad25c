import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { serialize } from 'parse5'
import { expect, test } from 'vitest'
import { fillForm } from '#server/form-pages/fill-form.ts'
import { parsePlainPage } from '#server/form-pages/plain-page.ts'
import { FORM_PAGE_FILES } from '#tests/server/fixtures/form-pages.ts'

const PAGES = [
  ['/contact-us', 'contact-us/index.html', ['fullName', 'email', 'message']],
  ['/donate/free-laptops/give', 'donate/free-laptops/give/index.html', ['type', 'firstName', 'currency']],
] as const

const parser = new new JSDOM().window.DOMParser()

const HOSTILE = [
  ...`"'<>&\`=/\n\u2028\u202e`,
  ...'</textarea> </form> </title> <noscript> <![CDATA[ --><!-- &quot; &#0;'.split(' '),
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)'],
]

// Characters that end a text, a tag or an attribute in some context, mixed with any others. NUL and CR are left out:
// HTML cannot contain NUL, and readFields removes CR.
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 12 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join('').replace(/[\0\r\p{Surrogate}]/gu, ''))

/** The elements of a page and their attributes, except the filled-in values. */
function shapeOf(document: Document) {
  return [...document.querySelectorAll('*')].map((element) => {
    const names = element.getAttributeNames().filter((name) => !['value', 'checked'].includes(name))
    return `${element.tagName} ${names.map((name) => `${name}=${element.getAttribute(name)}`).join(' ')}`
  })
}

test.each(PAGES)(
  'nothing that is typed into the form of %s becomes part of the page, and all of it comes back [NOSCRIPT-6]',
  (path, file, names) => {
    const fill = (fields: Record<string, string>) => {
      const document = parsePlainPage(FORM_PAGE_FILES[file])
      const issues = names.map((key) => ({ message: `About ${key}`, path: [{ key }] }))
      fillForm(document, path, { message: 'Not sent', issues, fields })
      return serialize(document)
    }
    const empty = shapeOf(parser.parseFromString(fill({ type: 'individual' }), 'text/html'))
    const fields = fc.record(Object.fromEntries(names.map((name) => [name, hostile])))
    fc.assert(
      fc.property(fields, (typed) => {
        const document = parser.parseFromString(fill(typed), 'text/html')
        expect(shapeOf(document)).toEqual(empty)
        const form = document.querySelector('form')
        for (const name of names) {
          const control = form?.querySelector(`input[name=${name}]:not([type=radio], [type=hidden])`)
          if (control) expect(control.getAttribute('value')).toBe(typed[name])
          const area = form?.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`)
          if (area) expect(area.value).toBe(typed[name])
        }
      }),
      { numRuns: 30 },
    )
  },
)
