import type { Page } from '@playwright/test'
import { galleryGroups, pick } from './content.ts'
import { expect, open, test } from './site.ts'

/** The group with the most pictures. */
const group = pick(
  galleryGroups.toSorted((a, b) => b.images.length - a.images.length),
  0,
)
const keys = group.images.map(({ src }) => src.replace(/^images\/|\.\w+$/gu, ''))
const count = (number: number) => `${number} / ${keys.length}`

const thumbnailOf = (page: Page) =>
  page.getByRole('region', { name: group.event, exact: true }).getByRole('link').first()

test('a picture opens full screen, can be stepped through in a ring, and gives the focus back [GALLERY-13 GALLERY-14]', async ({
  page,
}) => {
  test.skip(keys.length < 2, 'There is one picture.')
  await open(page, '/gallery')
  const thumbnail = thumbnailOf(page)
  await thumbnail.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  await expect(page).toHaveURL(`/gallery?photo=${keys[0]}`)
  await expect(viewer.getByText(count(1))).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(count(2))).toBeVisible()
  await expect(page).toHaveURL(`/gallery?photo=${keys[1]}`)
  await viewer.getByRole('button', { name: 'Previous photo' }).click()
  await viewer.getByRole('button', { name: 'Previous photo' }).click()
  await expect(viewer.getByText(count(keys.length))).toBeVisible()
  await viewer.getByRole('button', { name: 'Next photo' }).click()
  await expect(viewer.getByText(count(1))).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  await expect(thumbnail).toBeFocused()
})

test('the back button closes the viewer, and the address of a picture opens it [MORE-16]', async ({
  page,
}) => {
  await open(page, '/gallery')
  await thumbnailOf(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/gallery')

  await open(page, `/gallery?photo=${keys.at(-1)}`)
  await expect(page.getByRole('dialog').getByText(count(keys.length))).toBeVisible()
})
