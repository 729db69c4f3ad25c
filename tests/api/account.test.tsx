import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import * as account from '#src/api/account.ts'
import { amina } from '#tests/mocks/members.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'

// Without handlers, any call fails its test.
const server = mockServer()
withDelivery('none')

const confirmation = { current_password: 'four plain words here' }

const CHANGES = {
  'the profile': () => account.saveProfile({ ...amina, ...confirmation }),
  'the mailing list': () => account.saveMailingList({ is_on_mailing_list: false }),
  'the picture': () => account.savePicture(new Blob(['x'], { type: 'image/webp' })),
  'its removal': () => account.deletePicture(),
  'the password': () => account.savePassword({ ...confirmation, password: 'five plain words here' }),
  'the end of a session': () => account.endOneSession('1', confirmation),
  'the end of all other sessions': () => account.endOtherSessions(confirmation),
  'the deletion of the account': () => account.deleteAccount(confirmation),
}

test.each(Object.entries(CHANGES))('without delivery %s makes no call [CALL-13]', async (_, change) => {
  expect(await change()).toBeNull()
})

test('without delivery the lists of the account are empty, and make no call [CALL-13]', async () => {
  expect(await account.fetchDonations()).toEqual([])
  expect(await account.fetchSessions()).toEqual([])
})

test('with delivery the same change is a call', async () => {
  setDelivery('api')
  server.use(http.put('*/account/mailing-list', () => HttpResponse.json({ error: 'Busy.' }, { status: 503 })))
  await expect(account.saveMailingList({ is_on_mailing_list: false })).rejects.toThrow('Busy.')
})
