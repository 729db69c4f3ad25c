import { expect, open, test } from './site.ts'

test('a reader opens a story, goes back and stands at its card', async ({ page }) => {
  await open(page, '/impact-stories')
  await page.getByRole('link', { name: 'The robot that stops at water' }).click()
  await expect(page).toHaveURL('/impact-stories/robotics-club')
  await expect(page).toHaveTitle('The robot that stops at water - GeleGrid')
  await page.getByRole('link', { name: 'All impact stories' }).click()
  await expect(page).toHaveURL('/impact-stories#robotics-club')
  await expect(page.getByRole('link', { name: 'The robot that stops at water' })).toBeInViewport()
})

test('an address with ?story= leads to the story, and Back does not lead into it again', async ({ page }) => {
  await open(page, '/about-us')
  await page.goto('/impact-stories?story=data-for-health')
  await expect(page).toHaveURL('/impact-stories/data-for-health')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The mothers who did not come back')
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a story can be opened from its card and read to the end', async ({ page }) => {
    await page.goto('/impact-stories')
    await page.getByRole('link', { name: 'Congratulations, and is there a lift?' }).click()
    await expect(page).toHaveURL('/impact-stories/first-internship')
    await expect(page.getByText(/invited to write,\s+whatever\s+she needs\./)).toBeVisible()
  })
})
