import * as v from 'valibot'
import { westernDigits } from './digits.ts'

/** Rules shared by several forms, with their messages. */

const MAX_NAME_LENGTH = 100
export const MAX_EMAIL_LENGTH = 254
const MIN_PHONE_DIGITS = 5
// The maximum length of a phone number, including the country code (ITU E.164).
const MAX_PHONE_DIGITS = 15

// Deliberately loose: addresses that browsers accept, with a dot in the domain. Only a mail can verify an address.
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

// Rejects names that a mail program or a spreadsheet could interpret as a command.
const LINE_BREAK_OR_CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/u
// The same except line breaks and tabs, which a longer text may contain.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u

// Marks that nobody sees: soft hyphens, zero-width spaces, Hangul fillers, and marks and overrides of direction, with
// which telephones wrap the numbers of contacts. Joiners stay, as Persian, Sinhala and emoji are written with them.
const INVISIBLE =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu

const BLANK_ENDS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/gu

/** What a person sees of a text: without invisible marks, and without space around it. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(BLANK_ENDS, '')
}

const clean = v.transform(cleanText)

// An address as mail programs copy it: with a name, or as a link.
const NAMED_ADDRESS = /^[^<>@\u0000-\u001f\u007f]*<([^<>\s]+@[^<>\s]+)>$/u
const MAIL_LINK = /^mailto:([^?\s]+@[^?\s]+)(?:\?\S*)?$/iu

function unwrapAddress(text: string) {
  const address = (NAMED_ADDRESS.exec(text) ?? MAIL_LINK.exec(text))?.[1] ?? text
  if (!address.includes('@')) return address
  // The full stop of a sentence, and the apostrophe that phones type.
  return address.replace(/\.$/u, '').replace(/\u2019(?=.*@)/gu, "'")
}

/**
 * An address without the name, link or full stop around it and without invisible marks, its domain in ASCII (UTS 46),
 * as `type="email"` gives it in some browsers.
 */
export function normalizeEmail(text: string): string {
  const address = unwrapAddress(cleanText(text))
  const domain = /@([^\s@/?#:%\\[\]]+)$/u.exec(address)?.[1]
  if (domain === undefined || !/[^\u0000-\u007f]/u.test(domain)) return address
  try {
    return address.slice(0, -domain.length) + new URL(`https://${domain}`).hostname
  } catch {
    // Not a domain: the rule for addresses says so.
    return address
  }
}

/** A required line of text. `ask` is the message for an empty one. */
export function line(ask: string, { max = MAX_NAME_LENGTH } = {}) {
  return v.pipe(v.string(ask), clean, v.nonEmpty(ask), ...lineRules(max))
}

/** An optional line of text; the default is an empty string. */
export function optionalLine({ max = MAX_NAME_LENGTH } = {}) {
  return v.optional(v.pipe(v.string(), clean, ...lineRules(max)), '')
}

function lineRules(max: number) {
  return [
    v.maxLength<string, number, string>(max, `That is too long. Please shorten it to ${max} characters.`),
    v.check<string, string>(
      (text) => !LINE_BREAK_OR_CONTROL.test(text),
      'There is a line break or a hidden character in this. Please type it again on one line.',
    ),
  ] as const
}

/** A required text of several lines. */
export function longText(ask: string, { max = 5000 } = {}) {
  return v.pipe(
    v.string(ask),
    clean,
    v.nonEmpty(ask),
    v.maxLength(max, `That is too long. Please shorten it to ${max} characters.`),
    v.check(
      (text) => !CONTROL.test(text),
      'There is a hidden character in this text. Please paste it as plain text.',
    ),
  )
}

// Text that mail programs turn into a link, as names appear in mails. It must not match `A.Okoro`, `A.OKORO`,
// `St.John` or `Nor d/o Ali`.
const ADDRESS = /@|:\/\/|[Ww]{3}\.|\.(?!\p{Lu})\p{L}{2}|[\p{L}\d]{2}\.\p{Lu}{2}/u

/**
 * A person's name in any script, with accents, hyphens and apostrophes, but without web or email addresses. `ask` is
 * the message for an empty one.
 */
export function personName(ask: string) {
  return v.pipe(
    line(ask),
    v.check((name) => /\p{L}/u.test(name), 'We could not find a letter in this name. Please check it.'),
    v.check(
      (name) => !ADDRESS.test(name),
      'This looks like a web or email address. If it is a name, please put a space after the dot.',
    ),
  )
}

/** An email address, with messages for an empty and an invalid value. */
export function emailField({ ask, invalid }: { ask: string; invalid: string }) {
  return v.pipe(
    v.string(ask),
    v.transform(normalizeEmail),
    v.nonEmpty(ask),
    v.maxLength(MAX_EMAIL_LENGTH, 'That is too long for an email address. Please check it.'),
    v.regex(EMAIL, invalid),
  )
}

export const email = emailField({
  ask: 'Please enter your email address, so that we can answer you.',
  invalid: 'That does not look like an email address yet. It should look like amina@example.com.',
})

// The zero that is dialled within a country only: +44 (0)7700 900123.
const TRUNK_ZERO = /^(\(?(?:\+|00)\s*\d{1,3}\)?[\s.-]*)\(\s*0\s*\)/

// Contacts and web pages write numbers with dashes and spaces of all kinds.
function normalizePhone(text: string) {
  return westernDigits(cleanText(text).normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(TRUNK_ZERO, '$1')
}

/** The digits of a phone number, as they are stored. */
export function phoneDigits(text: string): string {
  return normalizePhone(text).replace(/\D/g, '')
}

/**
 * A phone number, stored as digits only. Spaces, hyphens, brackets and a leading plus are accepted and removed. `ask`
 * is the message for an empty one.
 */
export function phoneField(ask: string) {
  return v.pipe(
    v.string(ask),
    v.transform(normalizePhone),
    v.nonEmpty(ask),
    v.check(
      (text) => !text.startsWith('-'),
      'A phone number cannot begin with a minus. Please leave it out.',
    ),
    v.regex(
      /^[\d\s().+/-]*$/,
      'A phone number has only digits, such as 0803 123 4567. Please leave out anything else.',
    ),
    v.transform((text) => text.replace(/\D/g, '')),
    v.minLength(
      MIN_PHONE_DIGITS,
      'That is too short for a phone number. Please check whether a digit is missing.',
    ),
    v.maxLength(MAX_PHONE_DIGITS, `That is too long for a phone number: ${MAX_PHONE_DIGITS} digits at most.`),
  )
}

export const phone = phoneField('Please enter a phone number, so that we can call you back.')

/**
 * The fields of a form. Unknown fields are dropped. `ask` is the message for an absent field, which the site's own
 * forms always send.
 */
export function form<const Entries extends v.ObjectEntries>(entries: Entries, ask = 'Please fill this in.') {
  return v.object(entries, ask)
}
