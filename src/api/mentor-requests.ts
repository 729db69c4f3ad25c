import { withParams } from '#contract/endpoint.ts'
import {
  listMentorRequests,
  requestMentor,
  withdrawMentorRequest,
  type MentorRequest,
} from '#contract/requests.ts'
import { call } from './client.ts'

/* The member's mentoring requests. Changes return the message of the server. */

/** All requests, newest first. */
export async function fetchMentorRequests(): Promise<Array<MentorRequest>> {
  return (await call(listMentorRequests)).payload
}

export async function sendMentorRequest(request: { mentorId: string; message: string }): Promise<string> {
  return (await call(requestMentor, request)).success
}

export async function withdrawRequest(id: string): Promise<string> {
  return (await call(withParams(withdrawMentorRequest, { id }))).success
}
