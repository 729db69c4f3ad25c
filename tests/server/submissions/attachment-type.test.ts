import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attachmentType, displayName } from '#server/submissions/nomination-form.ts'

const fixture = (name: string) => readFileSync(`tests/fixtures/attachments/${name}`)
const OLD_OFFICE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)])
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const oldOffice = (stream: string) => Buffer.concat([OLD_OFFICE, Buffer.from(stream, 'utf16le')])

test('the files that judges can open are known by what is in them', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'indigo' } })
  expect(await attachmentType(Buffer.from('%PDF-1.7\n%âãÏÓ\n'))).toBe('application/pdf')
  expect(await attachmentType(await picture.png().toBuffer())).toBe('image/png')
  expect(await attachmentType(await picture.jpeg().toBuffer())).toBe('image/jpeg')
  expect(await attachmentType(oldOffice('WordDocument'))).toBe('application/msword')
  for (const name of ['letter.docx', 'letter-parts-last-first.docx'])
    expect(await attachmentType(fixture(name))).toBe(DOCX)
})

test('a PDF may begin after other bytes, as readers of PDF accept it, but not after 1024', async () => {
  const after = (bytes: number) => Buffer.concat([Buffer.alloc(bytes, '\n'), Buffer.from('%PDF-1.4\n')])
  expect(await attachmentType(after(1))).toBe('application/pdf')
  expect(await attachmentType(after(1019))).toBe('application/pdf')
  expect(await attachmentType(after(1020))).toBeNull()
})

test.each([
  ['an RTF file, as old word processors name .doc', Buffer.from('{\\rtf1\\ansi Dear judges}')],
  ['a program', Buffer.from('4d5a900003000000', 'hex')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an Excel table', fixture('table.xlsx')],
  ['an Excel table of before 2007', oldOffice('Workbook')],
  ['half a zip', fixture('letter.docx').subarray(0, 40)],
])('%s is not taken for anything else [MORE-23]', async (_what, content) => {
  expect(await attachmentType(content)).toBeNull()
})

test.each([
  ['portfolio.pdf', 'portfolio.pdf'],
  ['Ọmọ́bìnrin’s lettre (final) 2.pdf', 'Ọmọ́bìnrin’s lettre (final) 2.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Amina\\portfolio.pdf', 'portfolio.pdf'],
  ['.htaccess', 'htaccess'],
  ['', 'unnamed'],
  ['a\u0000b\u001b[31m\r\nX: y.pdf', 'ab[31mX: y.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ['🎉'.repeat(130), '🎉'.repeat(120)],
])('the name %j is shown as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown)
})
