import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { nominatorSchema, nomineeSchema, countWords } from '#contract/nominations.ts'
import { messagesFor } from './messages.ts'

const MEGABYTE = 1024 * 1024
const rules = { categories: ['iot-visionary', 'male-ally'], maxStatementWords: 500, maxFileMegabytes: 5 }
const schema = nomineeSchema(rules)
const material = fileOf({})

const nominee = {
  fullName: 'Ada Obi',
  email: 'ada@example.com',
  phone: '0803 123 4567',
  companyName: '',
  website: '',
  social: '',
  linkedin: 'linkedin.com/in/ada-obi',
  country: 'Nigeria',
  category: 'iot-visionary',
  statement: words(3),
  material,
}

function words(count: number) {
  return Array.from({ length: count }, () => 'word').join(' ')
}

function fileOf({ name = 'work.pdf', type = 'application/pdf', size = 10 }) {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const messages = (change: object) => messagesFor(schema, { ...nominee, ...change })

test('a nominee has the fields of the form, made uniform', () => {
  expect(parse(schema, nominee)).toEqual({
    ...nominee,
    phone: '08031234567',
    linkedin: 'https://www.linkedin.com/in/ada-obi',
  })
})

test('everything is asked for but the company, the website and the social network [AWARD-8 AWARD-9 AWARD-11 AWARD-12 AWARD-14]', () => {
  const { companyName: _, website: __, social: ___, ...required } = nominee
  expect(Object.keys(messagesFor(schema, {}))).toEqual(Object.keys(required))
})

test('addresses and numbers follow the rules of all forms [AWARD-10]', () => {
  expect(messages({ email: 'ada@example' }).email).toMatch(/does not look like an email address/)
  expect(messages({ phone: '-5' }).phone).toMatch(/cannot begin with a minus/)
})

test.each([
  'www.linkedin.com/in/ada-obi/',
  'http://linkedin.com/in/ada-obi/en?trk=app#top',
  ' HTTPS://WWW.LinkedIn.com/in/ada-obi ',
  'https://ng.linkedin.com/mwlite/in/ada-obi.',
])('%j is the LinkedIn profile of Ada Obi [AWARD-13]', (linkedin) => {
  expect(parse(schema, { ...nominee, linkedin }).linkedin).toBe('https://www.linkedin.com/in/ada-obi')
})

test.each([
  ...['ada-obi', 'linkedin.com', 'linkedin.com/in/', 'linkedin.com/in/.', 'https://linkedin.com/company/ada'],
  ...['https://linkedin.com.example.com/in/ada', 'https://notlinkedin.com/in/ada'],
  ...['javascript:alert(1)//linkedin.com/in/ada', 'https://linkedin.com/in/ada obi'],
])('%j is no LinkedIn profile [AWARD-13]', (linkedin) => {
  expect(messages({ linkedin }).linkedin).toMatch(/linkedin\.com\/in\/amina-bello/)
})

test('a website has a domain, and is kept with its scheme', () => {
  const kept = (website: string) => parse(schema, { ...nominee, website }).website
  expect(kept('ada.example.com')).toBe('https://ada.example.com')
  expect(kept('http://ada.example.com/work?a=1')).toBe('http://ada.example.com/work?a=1')
  for (const website of ['ada', 'javascript:alert(1)', 'ada@example.com', 'my site.com'])
    expect(messages({ website }).website).toMatch(/does not look like the address of a website/)
})

test('only the categories of this year can be chosen [AWARD-15]', () => {
  expect(messages({ category: 'best-hat' }).category).toMatch(/^Please choose the category/)
  expect(messages({ category: '' }).category).toMatch(/^Please choose the category/)
  expect(messages({ category: 'male-ally' })).toEqual({})
})

test('a statement has at most 500 words, and the message has the excess [AWARD-16]', () => {
  expect(messages({ statement: words(500) })).toEqual({})
  expect(messages({ statement: words(501) }).statement).toBe(
    'Your statement is one word too long. Please shorten it to 500 words.',
  )
  expect(messages({ statement: words(523) }).statement).toMatch(/23 words too long/)
  expect(messages({ statement: ' \n ' }).statement).toMatch(/^Please tell the judges/)
})

test('words are what has a letter or a digit', () => {
  for (const [text, count] of [
    ['  \n\t ', 0],
    ['  Ada   builds\n\nmeters ', 3],
    ['She — and nobody else - did', 5],
    ["Ọmọlọ́lá's 5 well-known meters, 2.5 kg", 6],
    ['!!! ... 🎉', 0],
  ] as const)
    expect([text, countWords(text)]).toEqual([text, count])
})

test('a file may have 5 MB and not one byte more [AWARD-17]', () => {
  expect(messages({ material: fileOf({ size: 5 * MEGABYTE }) })).toEqual({})
  expect(messages({ material: fileOf({ size: 5 * MEGABYTE + 1 }) }).material).toMatch(
    /^This file is larger than 5 MB\./,
  )
  expect(messages({ material: fileOf({ size: 0 }) }).material).toMatch(/nothing in this file/)
})

test('a file is known by its ending', () => {
  const messageFor = (name: string) => messages({ material: fileOf({ name, type: '' }) }).material
  for (const name of ['a.pdf', 'a.doc', 'a.docx', 'a.png', 'a.JPG', 'a.jpeg', 'a.b.PDF'])
    expect([name, messageFor(name)]).toEqual([name, undefined])
  for (const name of ['a.exe', 'a.pdf.exe', 'a.svg', 'a.html', 'a.constructor', 'a'])
    expect(messageFor(name)).toMatch(/We can open PDF, Word/)
  expect(messages({ material: 'work.pdf' }).material).toMatch(/^Please choose a file/)
})

test('nominating oneself needs nothing more, and drops name and address typed before [DATA-22]', () => {
  const given = { type: 'Myself', nominatorName: 'Ada', nominatorEmail: 'nonsense', terms: true }
  expect(parse(nominatorSchema, given)).toEqual({ ...given, nominatorName: '', nominatorEmail: '' })
})

test('nominating someone else requires name and email address [DATA-22]', () => {
  const empty = { type: 'Someone else', nominatorName: '', nominatorEmail: '', terms: true }
  expect(messagesFor(nominatorSchema, empty)).toEqual({
    nominatorName: 'Please tell us your name.',
    nominatorEmail: expect.stringMatching(/^Please enter your email address/),
  })
  const given = { ...empty, nominatorName: ' Bisi ', nominatorEmail: ' b@example.com ' }
  const kept = { nominatorName: 'Bisi', nominatorEmail: 'b@example.com' }
  expect(parse(nominatorSchema, given)).toMatchObject(kept)
})

test('a form with a file sends the tick as text [DATA-22]', () => {
  expect(parse(nominatorSchema, { type: 'Myself', terms: 'true' })).toHaveProperty('terms', true)
  expect(messagesFor(nominatorSchema, { type: 'Myself', terms: 'false' })).toHaveProperty('terms')
})
