import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { emptyPages, pagesToPrerender } from '#scripts/content/site-pages.ts'
import { withoutPages } from '#src/routes.ts'
import routes from '#src/routes.ts'
import { routeObjects, type RouteEntry } from './page-module.ts'
import { temporaryFolder, writeIn } from './temporary-project.ts'

const DOCUMENT = { id: 1, slug: 'one', start: '2026-03-07T10:00', timeZone: 'Africa/Lagos' }
const TYPES = ['BlogArticle', 'Cause', 'Event', 'Faq', 'ImpactStory', 'Job', 'Mentor', 'Project']

/** The prerendered addresses and the routes of a build with one document of each type but these. */
async function buildWithout(empty: ReadonlyArray<string>) {
  const root = temporaryFolder()
  for (const type of TYPES) {
    const documents = empty.includes(type) ? [] : [DOCUMENT]
    writeIn(root, `.generated/content/${type}/_index.json`, JSON.stringify(documents))
  }
  const left = await emptyPages(root)
  return { left, addresses: await pagesToPrerender(root), shown: withoutPages(routes, left) }
}

const idsOf = (entries: ReadonlyArray<RouteEntry>): Array<string> =>
  entries.flatMap(({ id, file, children = [] }) => [id ?? file, ...idsOf(children)])

/** React Router refuses to build these, if they have a loader ("Invalid route exports found when prerendering"). */
function withoutAddress(entries: ReadonlyArray<RouteEntry>, addresses: ReadonlyArray<string>) {
  const objects = routeObjects(entries)
  const matched = new Set(addresses.flatMap((at) => matchRoutes(objects, at)?.map(({ route }) => route.id)))
  return idsOf(entries).filter((id) => !matched.has(id))
}

test.each([[[]], [['Event', 'Job']], ...TYPES.map((type) => [[type]])])(
  'each route of a build without any %s has a page',
  async (empty) => {
    const { addresses, shown } = await buildWithout(empty)
    expect(addresses.length).toBeGreaterThan(50)
    expect(withoutAddress(shown, addresses)).toEqual([])
  },
)

test('a build without an empty collection has every route', () => {
  // As scripts/build-steps.ts writes an empty list.
  expect(withoutPages(routes, ''.split(' '))).toEqual(routes)
})

test('without jobs and events, their own pages and further pages of lists are left out and no others', async () => {
  const { left, addresses, shown } = await buildWithout(['Event', 'Job'])
  expect(left).toEqual([
    '/blog/page/:page',
    '/events/year/:year',
    '/events/:slug',
    '/jobs/:slug',
    '/explore/jobs/:slug',
    '/explore/blog/page/:page',
    '/events/:slug.ics',
  ])
  expect(idsOf(routes).length - idsOf(shown).length).toBe(left.length)
  expect(addresses).toEqual(expect.arrayContaining(['/jobs', '/explore/jobs', '/events', '/events.ics']))
})
