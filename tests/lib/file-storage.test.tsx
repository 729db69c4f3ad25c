import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { clearFiles, storedFile } from '#src/lib/file-storage.ts'

beforeEach(() => clear())

const pdf = (name = 'work.pdf') => new File(['Hello'], name, { type: 'application/pdf', lastModified: 5 })

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
