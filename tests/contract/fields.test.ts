import { parse } from 'valibot'
import { expect, test } from 'vitest'
import {
  email,
  line,
  longText,
  oneOf,
  oneOfOrNone,
  optionalLine,
  personName,
  phone,
} from '#contract/fields.ts'
import { messagesFor } from './messages.ts'

test.each([
  'amina@example.com',
  'amina.bello+volunteer@mail.example.co.uk',
  "o'neil@example.ng",
  'A_1%x@sub-domain.example',
])('%s is taken as an email address', (address) => {
  expect(parse(email, address)).toBe(address)
})

test.each([
  'amina',
  'amina@',
  '@example.com',
  'amina@example',
  'amina@@example.com',
  'amina bello@example.com',
  'amina@example.com, second@example.com',
  'amina@-example.com',
  'amina@example..com',
  'amina@example.com\nBcc: all@example.com',
  'Amina\nBcc: <all@example.com>',
  'amina@example.com <second@example.com>',
  '<amina@example.com> <second@example.com>',
])('%j is no email address, and the message has an example', (address) => {
  expect(messagesFor(email, address).value).toMatch(/should look like amina@example\.com/)
})

test('an email address may have spaces around it, which are dropped', () => {
  expect(parse(email, '  amina@example.com ')).toBe('amina@example.com')
})

test.each([
  ['\u202aamina@example.com\u202c', 'amina@example.com'],
  ['amina@\u200bexample.com\ufeff', 'amina@example.com'],
  ['amina@müller.example', 'amina@xn--mller-kva.example'],
  ['amina@MÜLLER.example', 'amina@xn--mller-kva.example'],
  ['amina@xn--mller-kva.example', 'amina@xn--mller-kva.example'],
  ['Amina Bello <amina@example.com>', 'amina@example.com'],
  ['"Bello, Amina" <amina@example.com>', 'amina@example.com'],
  ['<amina@example.com>', 'amina@example.com'],
  ['mailto:amina@example.com', 'amina@example.com'],
  ['MAILTO:amina@example.com?subject=Hello', 'amina@example.com'],
  ['amina@example.com.', 'amina@example.com'],
  ['o\u2019neil@example.ng', "o'neil@example.ng"],
  ['amina@müller.example.', 'amina@xn--mller-kva.example'],
])('the address %j is kept as %s', (typed, kept) => {
  expect(parse(email, typed)).toBe(kept)
})

test.each(['amina@müller.example/x', 'amina@mü ller.example', 'amina@müller', 'amina@ü:80.example'])(
  '%s is no email address',
  (address) => {
    expect(messagesFor(email, address).value).toMatch(/should look like/)
  },
)

test('an email address that is missing or blank is asked for', () => {
  for (const nothing of [undefined, null, '', '   ', 5, ['a@b.example']]) {
    expect(messagesFor(email, nothing).value).toMatch(/^Please enter your email address/)
  }
})

test('an email address longer than mail servers take is refused', () => {
  const domain = `${'a'.repeat(60)}.`.repeat(4)
  expect(messagesFor(email, `amina@${domain}example.com`).value).toMatch(/too long/)
})

test.each([
  ['08031234567', '08031234567'],
  ['0803 123 4567', '08031234567'],
  ['+234 (803) 123-4567', '2348031234567'],
  ['0803.123.4567', '08031234567'],
  ['00000', '00000'],
  ['\u202a+234 803 123 4567\u202c', '2348031234567'],
  ['\u2066+234\u00a0803\u202f123\u2009 4567\u2069', '2348031234567'],
  ['0803\u2013123\u20104567', '08031234567'],
  ['0803\u2011123\u2212\u200b4567\u00ad', '08031234567'],
  ['０８０３ １２３ ４５６７', '08031234567'],
  ['٠٨٠٣ ١٢٣ ٤٥٦٧', '08031234567'],
  ['۰۸۰۳ ۱۲۳ ۴۵۶۷', '08031234567'],
  ['+44 (0)7700 900123', '447700900123'],
  ['+234 (0) 803 123 4567', '2348031234567'],
  ['0044(0)7700 900123', '00447700900123'],
  ['(0)803 123 4567', '08031234567'],
])('the phone number %s is kept as the digits %s', (typed, kept) => {
  expect(parse(phone, typed)).toBe(kept)
})

test.each([
  ['-5', /cannot begin with a minus/],
  ['-08031234567', /cannot begin with a minus/],
  ['\u20138031234567', /cannot begin with a minus/],
  ['0803 CALL ME', /has only digits/],
  ['1e9', /has only digits/],
  ['०८०३१२३', /has only digits/],
  ['1234', /too short/],
  ['1234567890123456', /too long.*15 digits/],
  ['( )', /too short/],
  ['', /^Please enter a phone number/],
  [undefined, /^Please enter a phone number/],
  [8031234567, /^Please enter a phone number/],
])('the phone number %j is refused with words that help', (typed, words) => {
  expect(messagesFor(phone, typed).value).toMatch(words)
})

test.each(['Ada', "Ngozi O'Brien-Ọláyínká", 'José', '李小龍', 'عائشة', 'Ifeoma Jr.', 'Ɗanladi'])(
  'the name %s is welcome',
  (name) => {
    expect(parse(personName('Who?'), ` ${name} `)).toBe(name)
  },
)

test('marks that nobody sees are left out of names, lines and longer texts [ACCOUNT-31]', () => {
  expect(parse(personName('Who?'), '\u202eAda\u200b Obi\u2069')).toBe('Ada Obi')
  expect(parse(optionalLine(), '\u200f\u3164\u200d ')).toBe('')
  expect(parse(longText('Write.'), '\ufeffHello\u202e you')).toBe('Hello you')
  for (const nothing of ['\u200b', '\u3164', '\u2060 \u200d'])
    expect(messagesFor(personName('Who?'), nothing)).toEqual({ value: 'Who?' })
})

test('joiners inside a name stay, as Persian and Sinhala are written with them', () => {
  expect(parse(personName('Who?'), 'علی\u200cرضا')).toBe('علی\u200cرضا')
})

test('a name needs a letter, fits on one line and is not endless', () => {
  const schema = personName('Please tell us your name.')
  expect(messagesFor(schema, ' ')).toEqual({ value: 'Please tell us your name.' })
  expect(messagesFor(schema, '123').value).toMatch(/could not find a letter/)
  expect(messagesFor(schema, 'Ada\r\nBcc: all@example.com').value).toMatch(/line break or a hidden character/)
  expect(messagesFor(schema, 'Ada\u0000').value).toMatch(/hidden character/)
  expect(messagesFor(schema, 'a'.repeat(101)).value).toMatch(/shorten it to 100 characters/)
  expect(messagesFor(schema, 'a'.repeat(100))).toEqual({})
})

test('a line keeps its own limit', () => {
  expect(messagesFor(line('Please choose.', { max: 3 }), 'abcd').value).toMatch(/3 characters/)
  expect(parse(line('Please choose.', { max: 3 }), 'abc')).toBe('abc')
})

test('an optional line may be missing or blank, and obeys the rules when it is not', () => {
  expect(parse(optionalLine(), undefined)).toBe('')
  expect(parse(optionalLine(), '  ')).toBe('')
  expect(messagesFor(optionalLine(), 'a\nb').value).toMatch(/line break/)
  expect(messagesFor(optionalLine(), 'a'.repeat(101)).value).toMatch(/100 characters/)
})

test('a longer text keeps its lines and has an end', () => {
  expect(parse(longText('Write.'), '\tDear all,\n\nhello\r\n')).toBe('Dear all,\n\nhello')
  expect(messagesFor(longText('Write.'), '\n ')).toEqual({ value: 'Write.' })
  expect(messagesFor(longText('Write.'), 'a\u0000b').value).toMatch(/hidden character/)
  expect(messagesFor(longText('Write.', { max: 10 }), 'a'.repeat(11)).value).toMatch(/10 characters/)
})

test('one of a few is exactly one of them', () => {
  const schema = oneOf(['Staff', 'Teacher'], 'Please choose.')
  expect(parse(schema, 'Teacher')).toBe('Teacher')
  for (const wrong of ['teacher', '', undefined, ['Staff']])
    expect(messagesFor(schema, wrong).value).toBe('Please choose.')
})

test('one of a few or none may be left open, but not be something else', () => {
  expect(parse(oneOfOrNone(['Male', 'Female']), undefined)).toBeUndefined()
  expect(messagesFor(oneOfOrNone(['Male', 'Female']), 'Other').value).toMatch(/choose one of these/)
})
