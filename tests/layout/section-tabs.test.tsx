import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberNavigation } from '#src/content/site.ts'
import { TabsStrip } from '#src/ui/tabs-strip.tsx'
import { currentIn, linksIn, showAt } from './show-at.tsx'

const { organisation, projects } = memberNavigation()

function tabs(address: string) {
  showAt(address, <TabsStrip label="Projects" links={projects} />)
  return screen.getByRole('navigation', { name: 'Projects' })
}

test('a bar of tabs leads to both pages of projects [EXPLORE-3]', () => {
  expect(linksIn(tabs('/explore'))).toEqual([
    ['Explore Projects', '/explore'],
    ['Featured Projects', '/explore/featured-projects'],
  ])
})

test.each([
  ['/explore', 'Explore Projects'],
  ['/explore/featured-projects', 'Featured Projects'],
])('at %s the tab %s is highlighted, and no other', (address, label) => {
  expect(currentIn(tabs(address))).toEqual([label])
})

test('a sub-navigation leads to the six pages about the organisation [MEMBER-16..21]', () => {
  showAt('/explore/jobs/design-lead', <TabsStrip label="About us" links={organisation} />)
  const bar = screen.getByRole('navigation', { name: 'About us' })
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
