import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { redirectsOf, writeRedirects } from '#scripts/content/redirects.ts'
import { readRedirects } from '#server/platform/build-output.ts'

function compiledWith(redirects: Array<{ from: string; to: string }>) {
  const root = mkdtempSync(path.join(tmpdir(), 'redirects-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = path.join(root, '.generated/content/Redirects')
  mkdirSync(folder, { recursive: true })
  mkdirSync(path.join(root, 'build/client'), { recursive: true })
  writeFileSync(path.join(folder, '_index.json'), JSON.stringify({ redirects }))
  return root
}

test('a build has the redirects for the server', async () => {
  const root = compiledWith([{ from: '/old.html', to: '/faqs#how-do-i-join' }])
  await writeRedirects(root, path.join(root, 'build/client'))
  expect(readRedirects(path.join(root, 'build/redirects.json'))).toMatchObject({
    '/old.html': '/faqs#how-do-i-join',
  })
})

test('targets are written as browsers do, so that no header or setting breaks', async () => {
  const root = compiledWith([{ from: '/a', to: '/donate?cause=é"$1;#ü' }])
  const redirects = await redirectsOf(root)
  expect([...redirects]).toEqual([['/a', '/donate?cause=%C3%A9%22$1;#%C3%BC']])
})
