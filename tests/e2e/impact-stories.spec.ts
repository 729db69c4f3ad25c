import { pick, stories, titled } from './content.ts'
import { expect, open, test } from './site.ts'

const story = pick(stories, -1)

test('a reader opens a story, goes back and stands at its card', async ({ page }) => {
  await open(page, '/impact-stories')
  await page.getByRole('link', { name: story.title }).click()
  await expect(page).toHaveURL(`/impact-stories/${story.slug}`)
  await expect(page).toHaveTitle(titled(story.title))
  await page.getByRole('link', { name: 'All impact stories' }).click()
  await expect(page).toHaveURL(`/impact-stories#${story.slug}`)
  // The address changes while the story is still shown, whose share links contain its name as well.
  const card = page.locator(`[id="${story.slug}"]`)
  await expect(card.getByRole('link', { name: story.title })).toBeInViewport()
})

test('an address with ?story= leads to the story, and Back does not lead into it again', async ({ page }) => {
  await open(page, '/about-us')
  await page.goto(`/impact-stories?story=${story.slug}`)
  await expect(page).toHaveURL(`/impact-stories/${story.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title)
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})
