import * as accounts from '#contract/accounts.ts'
import { withParams } from '#contract/endpoint.ts'
import { listDonations, memberReceiptPath, type MemberDonation } from '#contract/member-donations.ts'
import { PICTURE_PATH, removePicture, setPicture } from '#contract/picture.ts'
import { env } from '#src/lib/env.ts'
import { call, request } from './client.ts'
import { delivery } from './delivery.ts'

/* Calls about the member's own account. Without delivery none is made (CALL-13), and lists are empty. */

type Confirmation = { current_password: string }
type Profile = Pick<accounts.User, 'surname' | 'first_name' | 'phone_number' | 'email' | 'username'>

export const PICTURE_URL = `${env.apiUrl}${PICTURE_PATH}`

export async function fetchDonations(): Promise<Array<MemberDonation>> {
  return deliverOr<Array<MemberDonation>, []>([], async () => (await call(listDonations)).payload)
}

export async function fetchSessions(): Promise<Array<accounts.Session>> {
  return deliverOr<Array<accounts.Session>, []>([], async () => (await call(accounts.listSessions)).payload)
}

/* Changes resolve to the answer of the server, or to null without delivery. */

export function saveProfile(profile: Profile & Confirmation) {
  return deliverOr(null, () => call(accounts.updateProfile, profile))
}

export function saveMailingList(isOn: boolean) {
  return deliverOr(null, () => call(accounts.setMailingList, { is_on_mailing_list: isOn }))
}

export function savePicture(picture: Blob) {
  const { method, path, answer } = setPicture
  return deliverOr(null, async () =>
    answer(await request(path, { method, body: picture, headers: { 'content-type': picture.type } })),
  )
}

export function deletePicture() {
  return deliverOr(null, () => call(removePicture))
}

export function savePassword(passwords: Confirmation & { password: string }) {
  return deliverOr(null, () => call(accounts.changePassword, passwords))
}

export function endOneSession(id: string, confirmation: Confirmation) {
  return deliverOr(null, () => call(withParams(accounts.endSession, { id }), confirmation))
}

export function endOtherSessions(confirmation: Confirmation) {
  return deliverOr(null, () => call(accounts.endOtherSessions, confirmation))
}

export function deleteAccount(confirmation: Confirmation) {
  return deliverOr(null, () => call(accounts.deleteAccount, confirmation))
}

async function deliverOr<Answer, Otherwise>(
  otherwise: Otherwise,
  fetchAnswer: () => Promise<Answer>,
): Promise<Answer | Otherwise> {
  let answer: Answer | Otherwise = otherwise
  await delivery.send(async () => {
    answer = await fetchAnswer()
  })
  return answer
}

/** The receipt of a donation as a PDF. */
export function receiptFileUrl(donationId: string): string {
  return env.apiUrl + memberReceiptPath(donationId)
}
