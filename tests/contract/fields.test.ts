import { type GenericSchema, parse } from 'valibot'
import { expect, test } from 'vitest'
import { profileSchema, signupSchema } from '#contract/accounts.ts'
import { contactSchema } from '#contract/contact.ts'
import { donationSchema } from '#contract/donations.ts'
import { email, line, longText, optionalLine, personName, phone } from '#contract/fields.ts'
import { nominatorSchema, nomineeSchema } from '#contract/nominations.ts'
import { volunteeringSchema } from '#contract/volunteering.ts'
import { messagesFor } from './messages.ts'

test('email addresses are taken as they are written', () => {
  for (const address of [
    'amina.bello+volunteer@mail.example.co.uk',
    "o'neil@example.ng",
    'A_1%x@sub-d.example',
  ])
    expect(parse(email, address)).toBe(address)
})

test.each([
  ...['amina', 'amina@', '@example.com', 'amina@example', 'amina@@example.com', 'amina bello@example.com'],
  ...['amina@example.com, second@example.com', 'amina@-example.com', 'amina@example..com'],
  ...['amina@example.com\nBcc: all@example.com', 'Amina\nBcc: <all@example.com>'],
  ...[
    'amina@example.com <second@example.com>',
    'amina@müller.example/x',
    'amina@müller',
    'amina@ü:80.example',
  ],
])('%j is no email address, and the message has an example', (address) => {
  expect(messagesFor(email, address).value).toMatch(/should look like amina@example\.com/)
})

test.each([
  ['  amina@example.com ', 'amina@example.com'],
  ['\u202aamina@\u200bexample.com\u202c', 'amina@example.com'],
  ['amina@MÜLLER.example.', 'amina@xn--mller-kva.example'],
  ['"Bello, Amina" <amina@example.com>', 'amina@example.com'],
  ['MAILTO:amina@example.com?subject=Hello', 'amina@example.com'],
  ['o\u2019neil@example.ng', "o'neil@example.ng"],
])('the address %j is kept as %s', (typed, kept) => {
  expect(parse(email, typed)).toBe(kept)
})

test('an email address that is missing or blank is asked for, and an endless one refused', () => {
  for (const nothing of [undefined, null, '', '   ', 5, ['a@b.example']])
    expect(messagesFor(email, nothing).value).toMatch(/^Please enter your email address/)
  const domain = `${'a'.repeat(60)}.`.repeat(4)
  expect(messagesFor(email, `amina@${domain}example.com`).value).toMatch(/too long/)
})

test.each([
  ['+234 (803) 123-4567', '2348031234567'],
  ['0803.123.4567', '08031234567'],
  ['\u2066+234\u00a0803\u202f123\u2009 4567\u2069', '2348031234567'],
  ['0803\u2011123\u2212\u200b4567\u00ad', '08031234567'],
  ['０８０３ １２３ ４５６７', '08031234567'],
  ['٠٨٠٣ ١٢٣ ۴۵۶۷', '08031234567'],
  ['+44 (0)7700 900123', '447700900123'],
  ['0044(0)7700 900123', '00447700900123'],
  ['(0)803 123 4567', '08031234567'],
])('the phone number %s is kept as the digits %s', (typed, kept) => {
  expect(parse(phone, typed)).toBe(kept)
})

test.each([
  ['\u20138031234567', /cannot begin with a minus/],
  ['0803 CALL ME', /has only digits/],
  ['०८०३१२३', /has only digits/],
  ['1234', /too short/],
  ['1234567890123456', /too long.*15 digits/],
  ['', /^Please enter a phone number/],
  [8031234567, /^Please enter a phone number/],
])('the phone number %j is refused with words that help', (typed, words) => {
  expect(messagesFor(phone, typed).value).toMatch(words)
})

test('marks that nobody sees are left out of names, lines and longer texts [ACCOUNT-31]', () => {
  expect(parse(personName('Who?'), '\u202eAda\u200b Obi\u2069')).toBe('Ada Obi')
  expect(parse(optionalLine(), '\u200f\u3164\u200d ')).toBe('')
  expect(parse(longText('Write.'), '\ufeffHello\u202e you')).toBe('Hello you')
  expect(messagesFor(personName('Who?'), '\u2060 \u200d')).toEqual({ value: 'Who?' })
  // Persian and Sinhala are written with joiners.
  expect(parse(personName('Who?'), 'علی\u200cرضا')).toBe('علی\u200cرضا')
})

test('a name in any script needs a letter, fits on one line and is not endless', () => {
  const schema = personName('Please tell us your name.')
  for (const name of ["Ngozi O'Brien-Ọláyínká", '李小龍', 'عائشة', 'Ifeoma Jr.', 'a'.repeat(100)])
    expect(parse(schema, ` ${name} `)).toBe(name)
  expect(messagesFor(schema, ' ')).toEqual({ value: 'Please tell us your name.' })
  expect(messagesFor(schema, '123').value).toMatch(/could not find a letter/)
  expect(messagesFor(schema, 'Ada\r\nBcc: all@example.com').value).toMatch(/line break or a hidden character/)
  expect(messagesFor(schema, 'Ada\u0000').value).toMatch(/hidden character/)
  expect(messagesFor(schema, 'a'.repeat(101)).value).toMatch(/shorten it to 100 characters/)
})

test('a line keeps its own limit, and an optional one obeys the rules when it is there', () => {
  expect(messagesFor(line('Please choose.', { max: 3 }), 'abcd').value).toMatch(/3 characters/)
  expect(parse(line('Please choose.', { max: 3 }), 'abc')).toBe('abc')
  expect([parse(optionalLine(), undefined), parse(optionalLine(), '  ')]).toEqual(['', ''])
  expect(messagesFor(optionalLine(), 'a\nb').value).toMatch(/line break/)
})

test('a longer text keeps its lines and has an end', () => {
  expect(parse(longText('Write.'), '\tDear all,\n\nhello\r\n')).toBe('Dear all,\n\nhello')
  expect(messagesFor(longText('Write.'), '\n ')).toEqual({ value: 'Write.' })
  expect(messagesFor(longText('Write.'), 'a\u0000b').value).toMatch(/hidden character/)
  expect(messagesFor(longText('Write.', { max: 10 }), 'a'.repeat(11)).value).toMatch(/10 characters/)
})

test('one of a few is exactly one of them, or none where that is allowed', () => {
  const { role, gender } = volunteeringSchema.entries
  expect(parse(role, 'Teacher')).toBe('Teacher')
  for (const wrong of ['teacher', '', undefined, ['Staff']])
    expect(messagesFor(role, wrong).value).toMatch(/choose the role/)
  expect(parse(gender, undefined)).toBeUndefined()
  expect(messagesFor(gender, 'Other').value).toMatch(/choose one of these/)
})

const MESSAGE = 'This looks like a web or email address. If it is a name, please put a space after the dot.'

test('names with dots, apostrophes and slashes contain no address', () => {
  const dotted = ['Ọ.Ṣ. Adé', 'J.R. Okoro', 'A.Okoro', 'A.OKORO', 'St.John', 'Sam, Jr.']
  for (const name of [...dotted, "O'Neil", 'Nor d/o Ali'])
    expect([name, messagesFor(personName('Who?'), name)]).toEqual([name, {}])
})

test('no name contains an address [MORE-48]', () => {
  const plain = ['visit evil.com', 'http://x', 'www.evil', 'WWW.Evil', 'a@b.c', 'See x.co', 'Ada пример.рф']
  for (const name of [...plain, 'PRIZE.NG/now', 'Bit.ly'])
    expect([name, messagesFor(personName('Who?'), name)]).toEqual([name, { value: MESSAGE }])
})

const donations = donationSchema({ minimums: { NGN: 1, USD: 1 }, causes: ['hackathon'] })
const award = { categories: ['male-ally'], maxStatementWords: 500, maxFileMegabytes: 5 }

test.each<[string, GenericSchema, Array<string>, object?]>([
  ['sign-up', signupSchema, ['surname', 'first_name']],
  ['the profile', profileSchema, ['surname', 'first_name']],
  ['a message', contactSchema, ['fullName']],
  ['an application', volunteeringSchema, ['firstName', 'lastName']],
  ['a donation', donations, ['firstName', 'lastName'], { type: 'individual' }],
  ['the donation of a company', donations, ['firstName', 'lastName'], { type: 'company' }],
  ['a nominee', nomineeSchema(award), ['fullName']],
  ['a nominator', nominatorSchema, ['nominatorName'], { type: 'Someone else' }],
])('in %s no name is an address [MORE-48]', (_form, schema, names, others = {}) => {
  const prize = Object.fromEntries(names.map((name) => [name, 'You won http://prize.example']))
  expect(messagesFor(schema, { ...others, ...prize })).toMatchObject(
    Object.fromEntries(names.map((name) => [name, MESSAGE])),
  )
})
