import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MAX_CHOSEN_BYTES } from '#contract/picture.ts'
import { account, mockAccount, show } from './show-account.tsx'

mockAccount()

const photo = (content: BlobPart = 'photo', type = 'image/jpeg') => new File([content], 'me.jpg', { type })

test('a picture is made smaller, on white as JPEG has no transparency, saved, shown with the name, and removed [PROFILE-3]', async () => {
  const drawn: Array<string> = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1536, height: 1024 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect(this: { fillStyle: string }, ...rectangle: Array<number>) {
      drawn.push(`${this.fillStyle} ${rectangle.join()}`)
    },
    drawImage: (_picture: unknown, ...rectangle: Array<number>) => drawn.push(`picture ${rectangle.join()}`),
  } as never)
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff])
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob([jpeg, 'small'], { type: 'image/jpeg' })),
  )
  const user = await show('/explore/my-account/edit')
  await user.upload(screen.getByLabelText('Choose a picture'), photo())
  await waitFor(() => expect(account.user.picture).toEqual(expect.any(String)))
  expect(drawn).toEqual(['white 0,0,768,512', 'picture 0,0,768,512'])
  const shown = () => document.querySelectorAll(`img[src="/account/picture?id=${account.user.picture}"]`)
  // At the top of the page, and in the form.
  await waitFor(() => expect(shown()).toHaveLength(2))

  await user.click(await screen.findByRole('button', { name: 'Remove picture' }))
  await waitFor(() => expect(account.user.picture).toBeNull())
  await waitFor(() => expect(document.querySelector('img[src^="/account/picture"]')).toBeNull())
  // The button that had the focus is gone.
  await waitFor(() => expect(screen.getByLabelText('Choose a picture')).toHaveFocus())
})

test.each([
  ['a PDF', photo('%PDF', 'application/pdf'), /We can open JPG, PNG and WebP pictures/],
  ['more than 30 MB', photo(new Uint8Array(MAX_CHOSEN_BYTES + 1)), /larger than 30 MB/],
  ['what only claims to be a picture', photo(), /We can open JPG, PNG and WebP pictures/],
])('%s is refused before anything is sent', async (_what, file, message) => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('No picture', 'InvalidStateError')),
  )
  const user = await show('/explore/my-account/edit')
  const input = screen.getByLabelText<HTMLInputElement>('Choose a picture')
  // Some systems let people choose any file.
  input.removeAttribute('accept')
  await user.upload(input, file)
  expect(await screen.findByText(message)).toBeVisible()
  expect(account.user.picture).toBeNull()
})
