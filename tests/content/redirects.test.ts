import path from 'node:path'
import { expect, test } from 'vitest'
import { redirectsOf, writeRedirects } from '#scripts/content/redirects.ts'
import { readRedirects } from '#server/platform/build-output.ts'
import { temporaryFolder, writeIn } from './temporary-project.ts'

function compiledWith(redirects: Array<{ from: string; to: string }>) {
  const root = temporaryFolder()
  writeIn(root, '.generated/content/Redirects/_index.json', JSON.stringify({ redirects }))
  writeIn(root, 'build/client/index.html', '')
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
