import type { GenericSchema } from 'valibot'
import * as accounts from '#contract/accounts.ts'
import { withParams, type BodyInput, type Endpoint } from '#contract/endpoint.ts'
import { listDonations, memberReceiptPath, type MemberDonation } from '#contract/member-donations.ts'
import { PICTURE_PATH, removePicture, setPicture } from '#contract/picture.ts'
import { env } from '#src/lib/env.ts'
import { call, request } from './client.ts'
import { delivery } from './delivery.ts'

/* Calls about the member's own account. Without delivery none is made (CALL-13), and lists are empty. */

export const PICTURE_URL = `${env.apiUrl}${PICTURE_PATH}`

export async function fetchDonations(): Promise<Array<MemberDonation>> {
  return deliverOr<Array<MemberDonation>, []>([], async () => (await call(listDonations)).payload)
}

export async function fetchSessions(): Promise<Array<accounts.Session>> {
  return deliverOr<Array<accounts.Session>, []>([], async () => (await call(accounts.listSessions)).payload)
}

/* Changes resolve to the answer of the server, or to null without delivery. */

export const saveProfile = changeOf(accounts.updateProfile)
export const saveMailingList = changeOf(accounts.setMailingList)
export const deletePicture = changeOf(removePicture)
export const savePassword = changeOf(accounts.changePassword)
export const endOtherSessions = changeOf(accounts.endOtherSessions)
export const deleteAccount = changeOf(accounts.deleteAccount)

export function endOneSession(id: string, confirmation: { current_password: string }) {
  return changeOf(withParams(accounts.endSession, { id }))(confirmation)
}

export function savePicture(picture: Blob) {
  const { method, path, answer } = setPicture
  return deliverOr(null, async () =>
    answer(await request(path, { method, body: picture, headers: { 'content-type': picture.type } })),
  )
}

function changeOf<Body extends GenericSchema | null, Answer>(endpoint: Endpoint<Body, Answer>) {
  return (...body: Body extends null ? [] : [BodyInput<Body>]) =>
    deliverOr(null, () => call(endpoint, ...body))
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
