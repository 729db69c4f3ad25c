import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberNavigation } from '#src/content/site.ts'
import { TabsStrip } from '#src/ui/tabs-strip.tsx'
import { currentIn, linksIn, showAt } from './show-at.tsx'

const { organisation, projects } = memberNavigation()

function tabs(address: string, links: typeof projects) {
  showAt(address, <TabsStrip label="Pages" links={links} />)
  return screen.getByRole('navigation', { name: 'Pages' })
}

test('a bar of tabs leads to both pages of projects [EXPLORE-3]', () => {
  const bar = tabs('/explore/featured-projects', projects)
  expect(linksIn(bar)).toEqual([
    ['Explore Projects', '/explore'],
    ['Featured Projects', '/explore/featured-projects'],
  ])
  expect(currentIn(bar)).toEqual(['Featured Projects'])
})

test('a sub-navigation leads to the six pages about the organisation [MEMBER-16..21]', () => {
  const bar = tabs('/explore/jobs/design-lead', organisation)
  expect(linksIn(bar)).toEqual([
    ['ABOUT', '/explore/about'],
    ['HOW IT WORKS', '/explore/how-it-works'],
    ['WHO WE ARE', '/explore/who-we-are'],
    ['JOBS', '/explore/jobs'],
    ['OUR IMPACT', '/explore/our-impact'],
    ['CONTACT US', '/explore/contact-us'],
  ])
  expect(currentIn(bar)).toEqual(['JOBS'])
})
