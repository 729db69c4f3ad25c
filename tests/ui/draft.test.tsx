import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { storedFile } from '#src/lib/file-storage.ts'
import { createDraft } from '#src/ui/forms/draft.ts'

const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() => clear())

const NOW = 1_800_000_000_000
const inDays = (days: number) => vi.spyOn(Date, 'now').mockReturnValue(NOW + days * DAY_MS)

test('a draft stores texts and checks, and leaves out what is empty or a file', () => {
  createDraft('contact').save({
    name: 'Ada',
    message: '  ',
    terms: true,
    news: false,
    role: undefined,
    cv: new File(['x'], 'cv.pdf'),
  })
  expect(createDraft('contact').values()).toEqual({ name: 'Ada', terms: true })
  expect(createDraft('volunteering').values()).toEqual({})
})

test('a draft lasts two weeks, and not longer where the clock was wrong', () => {
  inDays(0)
  createDraft('contact').save({ name: 'Ada' })
  inDays(14)
  expect(createDraft('contact').restore()).toEqual({ name: 'Ada' })
  // Saved in the future.
  inDays(-15)
  expect(createDraft('contact').restore()).toEqual({})
  inDays(0)
  createDraft('contact').save({ name: 'Ada' })
  inDays(14.1)
  expect(createDraft('contact').restore()).toEqual({})
  expect(localStorage).toHaveLength(0)
})

test.each([
  'nonsense',
  '[]',
  'null',
  '{"savedAt":"x","values":{}}',
  '{"savedAt":1}',
  '{"savedAt":1,"values":null}',
])('stored text that is no draft is not used: %s', (text) => {
  localStorage.setItem('draft:contact', text)
  expect(createDraft('contact').values()).toEqual({})
})

test('a form with another file is another content', () => {
  const draft = createDraft('nominee')
  const bodyWith = (name: string) => {
    const body = new FormData()
    body.append('cv', new File(['x'], name, { lastModified: 1 }))
    return body
  }
  const key = draft.keyFor(bodyWith('a.pdf'))
  expect(draft.keyFor(bodyWith('a.pdf'))).toBe(key)
  expect(draft.keyFor(bodyWith('b.pdf'))).not.toBe(key)
})

test('a file is stored for two weeks with the draft it belongs to', async () => {
  inDays(0)
  const open = () => createDraft('contact', async () => storedFile('contact-cv'))
  expect(await open().saveFile(new File(['x'], 'cv.pdf'))).toBe(true)
  expect(await open().readFile()).toMatchObject({ name: 'cv.pdf' })
  inDays(15)
  expect(await open().readFile()).toBeNull()
})

test('a file that was removed in another tab is not sent from this one', async () => {
  const [here, there] = [1, 2].map(() => createDraft('contact', async () => storedFile('contact-cv')))
  await here?.saveFile(new File(['x'], 'cv.pdf'))
  await there?.clear()
  expect(await here?.readFile()).toBeNull()
})

test('a file that changes on the disk after it was chosen is sent as it was chosen', async () => {
  const draft = createDraft('contact')
  const file = new File(['as chosen'], 'cv.pdf')
  await draft.saveFile(file)
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('Changed', 'NotReadableError'))
  const kept = await draft.readFile()
  expect(new TextDecoder().decode(await kept?.arrayBuffer())).toBe('as chosen')
})

test('a file that cannot be read is not kept', async () => {
  const draft = createDraft('contact')
  const file = new File([''], 'cv.pdf')
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotFoundError'))
  expect(await draft.saveFile(file)).toBe(false)
  expect(await draft.readFile()).toBeNull()
})
