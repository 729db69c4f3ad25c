import { siteSetting } from 'contentlayer/generated'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as page from '#src/routes/site/community.tsx'
import { headOf, showPage } from '#tests/sections/show-page.tsx'

const show = () => showPage(page, { path: '/community' })

test('the tab is titled Our Community and the name of the site', () => {
  expect(headOf(page).title).toBe('Our Community - Kente Code')
})

test('both buttons lead to the form that content/site.yaml names, in a new tab [COMMUNITY-1]', () => {
  show()
  const buttons = [
    screen.getByRole('link', { name: /^Join the community/ }),
    screen.getByRole('link', { name: /^Open the form/ }),
  ]
  for (const button of buttons) {
    expect(button).toHaveAttribute('href', siteSetting.links.communityForm)
    expect(button).toHaveAttribute('target', '_blank')
    expect(button).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
})

test('the benefits of members are listed', () => {
  show()
  const list = within(screen.getByRole('region', { name: 'What members get' }))
  expect(list.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'A mentor of your own',
    'People to ask at midnight',
    'A desk with light',
    'The first to know',
  ])
})

test('joining is described in three steps', () => {
  show()
  const steps = within(screen.getByRole('region', { name: 'How to join' })).getAllByRole('listitem')
  expect(steps).toHaveLength(3)
  expect(steps[0]).toHaveTextContent('Fill in the form.')
})
