import { expect, test } from 'vitest'
import { fillDocument } from '#scripts/content/compile.ts'
import { readFacts } from '#scripts/content/facts.ts'

const settings = {
  name: 'Gele & $& Grid',
  domain: 'example.org',
  titlePattern: '{page} - {site}',
  links: { communityForm: 'https://forms.{domain}/join', discord: 'https://chat.example/x' },
}
const facts = readFacts({ SiteSettings: settings, Awards: { year: 2031 } })

const filled = (document: unknown, type = 'Page'): unknown => JSON.parse(fillDocument(document, type, facts))

test('facts are inserted at every depth, and all else stays as it is', () => {
  const page = {
    title: '{site}, {awardYear}: {yaer} {page}',
    order: 1,
    sections: [{ to: '{communityForm}', action: null }],
  }
  expect(filled(page)).toEqual({
    title: 'Gele & $& Grid, 2031: {yaer} {page}',
    order: 1,
    sections: [{ to: 'https://forms.example.org/join', action: null }],
  })
})

test('in HTML a fact is escaped, and the addresses of links are filled in', () => {
  const page = {
    text: {
      raw: '{site} [x](mailto:jobs@{domain})',
      html: '<p>{site} <a href="mailto:jobs@%7Bdomain%7D">x</a></p>',
    },
  }
  expect(filled(page)).toEqual({
    text: {
      raw: 'Gele & $& Grid [x](mailto:jobs@example.org)',
      html: '<p>Gele &amp; $&amp; Grid <a href="mailto:jobs@example.org">x</a></p>',
    },
  })
})

test('the settings use their own facts', () => {
  expect(filled(settings, 'SiteSettings')).toMatchObject({
    titlePattern: '{page} - Gele & $& Grid',
    links: { communityForm: 'https://forms.example.org/join' },
  })
})
