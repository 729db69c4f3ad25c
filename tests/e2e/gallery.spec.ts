import { galleryGroups, pick } from './content.ts'
import { expect, open, test } from './site.ts'

/** The group with the most pictures. */
const group = pick(
  galleryGroups.toSorted((a, b) => b.images.length - a.images.length),
  0,
)
const keys = group.images.map(({ src }) => src.replace(/^images\/|\.\w+$/gu, ''))

test('a picture opens full screen at an address, is stepped through by keys, and closes by Escape and by Back [MORE-16 GALLERY-14]', async ({
  page,
}) => {
  test.skip(keys.length < 2, 'There is one picture.')
  await open(page, '/gallery')
  const thumbnail = page.getByRole('region', { name: group.event, exact: true }).getByRole('link').first()
  const viewer = page.getByRole('dialog')
  await thumbnail.click()
  await expect(viewer.getByText(`1 / ${keys.length}`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`/gallery?photo=${keys[1]}`)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  await expect(thumbnail).toBeFocused()

  await thumbnail.click()
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  await open(page, `/gallery?photo=${keys.at(-1)}`)
  await expect(viewer.getByText(`${keys.length} / ${keys.length}`)).toBeVisible()
})
