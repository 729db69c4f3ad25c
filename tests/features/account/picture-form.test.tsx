import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MAX_CHOSEN_BYTES } from '#contract/picture.ts'
import { account, mockAccount, show } from './show-account.tsx'

mockAccount()

const photo = (content: BlobPart = 'photo', type = 'image/jpeg') => new File([content], 'me.jpg', { type })

/** Stands in for the canvas, which answers later, as in browsers. Returns what draws on it. */
function mockCanvas() {
  const context = { fillStyle: '', drawImage: vi.fn(), fillRect: vi.fn() }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 700, height: 1300 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff])
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => {
    setTimeout(() => take(new Blob([jpeg, 'cropped'], { type: 'image/jpeg' })), 20)
  })
  return context
}

test('the upper middle of an upright picture is saved, shown with the name, and removed [PROFILE-3]', async () => {
  const context = mockCanvas()
  const user = await show('/explore/my-account/edit')
  await user.upload(screen.getByLabelText('Choose a picture'), photo())
  await waitFor(() => expect(account.user.picture).toEqual(expect.any(String)))
  expect(context.drawImage.mock.lastCall?.slice(1, 5)).toEqual([0, 200, 700, 700])
  // What is transparent would be saved as black.
  expect(context.fillStyle).toBe('white')
  expect(context.fillRect).toHaveBeenCalledBefore(context.drawImage)
  const shown = () => document.querySelectorAll(`img[src="/account/picture?id=${account.user.picture}"]`)
  // At the top of the page, and in the form.
  await waitFor(() => expect(shown()).toHaveLength(2))

  await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
  await waitFor(() => expect(account.user.picture).toBeNull())
  await waitFor(() => expect(document.querySelector('img[src^="/account/picture"]')).toBeNull())
  // The button that had the focus is gone.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus())
})

test.each([
  ['a PDF', photo('%PDF', 'application/pdf'), /We can open JPG, PNG and WebP pictures/],
  ['more than 30 MB', photo(new Uint8Array(MAX_CHOSEN_BYTES + 1)), /larger than 30 MB/],
])('%s is refused before anything is sent', async (_what, file, message) => {
  const user = await show('/explore/my-account/edit')
  const input = screen.getByLabelText<HTMLInputElement>('Choose a picture')
  // Some systems let people choose any file.
  input.removeAttribute('accept')
  await user.upload(input, file)
  expect(await screen.findByText(message)).toBeVisible()
  expect(account.user.picture).toBeNull()
})
