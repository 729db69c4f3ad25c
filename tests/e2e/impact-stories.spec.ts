import { pick, stories, titled } from './content.ts'
import { expect, open, test } from './site.ts'

test('a reader opens a story, goes back and stands at its card', async ({ page }) => {
  const story = pick(stories, -1)
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
