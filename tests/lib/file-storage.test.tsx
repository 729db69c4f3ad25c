import 'fake-indexeddb/auto'
import { clear, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { clearFiles, storedFile } from '#src/lib/file-storage.ts'

beforeEach(() => clear())

const pdf = (name = 'work.pdf') => new File(['Hello'], name, { type: 'application/pdf', lastModified: 5 })

test('a file comes back as it was, with the time it was kept at', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
  expect(await storedFile('try').write(pdf())).toBe(true)
  const kept = await storedFile('try').read()
  expect(kept).toMatchObject({ savedAt: 1_800_000_000_000 })
  expect(kept?.file).toMatchObject({ name: 'work.pdf', type: 'application/pdf', lastModified: 5, size: 5 })
  expect(new TextDecoder().decode(await kept?.file.arrayBuffer())).toBe('Hello')
  expect(await storedFile('other').read()).toBeNull()
})

test('a file that is removed while it is being written does not come back', async () => {
  const stored = storedFile('try')
  void stored.write(pdf())
  await stored.clear()
  expect(await stored.read()).toBeNull()
})

test('all files are removed at once [MORE-50]', async () => {
  await storedFile('try').write(pdf())
  await clearFiles()
  expect(await storedFile('try').read()).toBeNull()
})

test('of two files in a row the last stays', async () => {
  const stored = storedFile('try')
  void stored.write(pdf('first.pdf'))
  await stored.write(pdf('second.pdf'))
  expect((await stored.read())?.file.name).toBe('second.pdf')
})

test.each(['text', null, {}, { name: 'a', type: '', lastModified: 1, savedAt: 1, bytes: 'x' }])(
  'an invalid stored file is ignored: %j',
  async (found) => {
    await set('try', found)
    expect(await storedFile('try').read()).toBeNull()
  },
)

test('where the browser keeps nothing, nothing breaks, and a later try may succeed', async () => {
  const stored = storedFile('try')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect(await stored.write(pdf())).toBe(false)
  expect(await stored.read()).toBeNull()
  put.mockRestore()
  expect(await stored.write(pdf())).toBe(true)
})
