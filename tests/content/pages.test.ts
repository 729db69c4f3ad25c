import type * as Generated from 'contentlayer/generated'
import { expect, test, vi } from 'vitest'
import { pageCopy, pageHead, pageSection } from '#src/content/pages.ts'

vi.mock('contentlayer/generated', async (importOriginal) => {
  const generated = await importOriginal<typeof Generated>()
  const home = {
    _id: 'pages/home.yaml',
    _raw: {},
    documentType: 'Page',
    slug: 'home',
    title: 'Home',
    description: 'What we do.',
    heading: 'We teach',
    sections: [
      { documentType: 'PageSection', _raw: {}, key: 'partner', heading: 'Partner With Us' },
      { documentType: 'PageSection', _raw: {}, key: 'closing', text: { raw: 'Come', html: '<p>Come</p>' } },
    ],
  }
  const bare = { ...home, slug: 'gallery', sections: undefined }
  const siteSetting = { ...generated.siteSetting, titlePattern: '{page} - GeleGrid' }
  return { ...generated, allPages: [home, bare], siteSetting }
})

test('the copy of a page is found by its file name, without compiler metadata', () => {
  expect(pageCopy('home')).toEqual({
    slug: 'home',
    title: 'Home',
    description: 'What we do.',
    heading: 'We teach',
    sections: [
      { key: 'partner', heading: 'Partner With Us' },
      { key: 'closing', text: { html: '<p>Come</p>' } },
    ],
  })
})

test('a page that is missing is named with the file it should have', () => {
  expect(() => pageCopy('donate')).toThrow(
    'content/pages/donate.yaml is missing, but the page of that name needs it.',
  )
})

test('a section that is missing is named with its file and its key', () => {
  expect(() => pageSection(pageCopy('home'), 'pillars')).toThrow(
    'content/pages/home.yaml has no section with the key "pillars", but the page needs it.',
  )
})

test('the title in the tab is the title of the page, then the name of the site [PAGE-1]', () => {
  const head = pageHead({ title: 'Community Mentors', description: 'Find one.' })
  expect(head).toMatchObject({ title: 'Community Mentors - GeleGrid', description: 'Find one.' })
})

test('a title stays as it is written, dollar signs and braces too', () => {
  expect(pageHead({ title: 'Why $$ & {site} matter', description: '' }).title).toBe(
    'Why $$ & {site} matter - GeleGrid',
  )
})
