import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fillCompiled } from '#scripts/content/fill-compiled.ts'

const settings = {
  name: 'Gele & $& Grid',
  domain: 'example.org',
  titlePattern: '{page} - {site}',
  links: { communityForm: 'https://forms.{domain}/join', discord: 'https://chat.example/x' },
}

async function filled(page: unknown) {
  const root = mkdtempSync(path.join(tmpdir(), 'compiled-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const file = (type: string) => path.join(root, '.contentlayer/generated', type, '_index.json')
  for (const [type, documents] of Object.entries({
    SiteSettings: settings,
    Awards: { year: 2031 },
    Page: [page],
  })) {
    mkdirSync(path.dirname(file(type)), { recursive: true })
    writeFileSync(file(type), JSON.stringify(documents))
  }
  await fillCompiled(root)
  const read = (type: string): unknown => JSON.parse(readFileSync(file(type), 'utf8'))
  return { page: (read('Page') as Array<unknown>)[0], settings: read('SiteSettings') }
}

test('facts are inserted at every depth, and all else stays as it is', async () => {
  const { page } = await filled({
    title: '{site}, {awardYear}: {yaer} {page}',
    order: 1,
    sections: [{ to: '{communityForm}', action: null }],
  })
  expect(page).toEqual({
    title: 'Gele & $& Grid, 2031: {yaer} {page}',
    order: 1,
    sections: [{ to: 'https://forms.example.org/join', action: null }],
  })
})

test('in HTML a fact is escaped, and the addresses of links are filled in', async () => {
  const { page } = await filled({
    text: {
      raw: '{site} [x](mailto:jobs@{domain})',
      html: '<p>{site} <a href="mailto:jobs@%7Bdomain%7D">x</a></p>',
    },
  })
  expect(page).toEqual({
    text: {
      raw: 'Gele & $& Grid [x](mailto:jobs@example.org)',
      html: '<p>Gele &amp; $&amp; Grid <a href="mailto:jobs@example.org">x</a></p>',
    },
  })
})

test('the settings use their own facts', async () => {
  const { settings } = await filled({})
  expect(settings).toMatchObject({
    titlePattern: '{page} - Gele & $& Grid',
    links: { communityForm: 'https://forms.example.org/join' },
  })
})
