import type { RequestHandler } from 'msw'
import {
  changePassword,
  deleteAccount,
  listSessions,
  setMailingList,
  updateProfile,
  type User,
} from '#contract/accounts.ts'
import { logout, verifyUser } from '#contract/session.ts'
import { sendConfirmation } from '#contract/mailed-links.ts'
import { listDonations, type MemberDonation } from '#contract/member-donations.ts'
import { ACCOUNT_MESSAGES, AUTH_MESSAGES } from '#contract/messages.ts'
import { removePicture, setPicture } from '#contract/picture.ts'
import { amina } from '#tests/mocks/members.ts'
import { HttpError, route } from './route.ts'

/** The account of the member who is signed in, or null once she has left. */
export type MockAccount = { user: User; password: string; donations: Array<MemberDonation> } | null

export const PASSWORD = 'a demo of four words'

/** Answers the calls of one account, which `account` holds: what a test changes there is what the server knows. */
export function mockAccountCalls(account: { current: MockAccount }): Array<RequestHandler> {
  const known = () => {
    if (account.current === null) throw new HttpError(401, 'Please log in first.')
    return account.current
  }
  const confirmed = ({ current_password }: { current_password: string }) => {
    if (known().password !== current_password) throw new HttpError(403, ACCOUNT_MESSAGES.wrongPassword)
    return known()
  }
  const save = (changes: Partial<User>, success: string) => {
    const payload = { ...known().user, ...changes }
    account.current = { ...known(), user: payload }
    return { success, payload }
  }
  const leave = (success: string) => {
    account.current = null
    return { success }
  }
  return [
    route(verifyUser, () =>
      account.current === null
        ? { success: false, payload: null }
        : { success: AUTH_MESSAGES.signedIn, payload: account.current.user },
    ),
    route(logout, () => leave(AUTH_MESSAGES.signedOut)),
    route(updateProfile, ({ body: { current_password, ...profile } }) => {
      confirmed({ current_password })
      return save(profile, ACCOUNT_MESSAGES.profileSaved)
    }),
    route(changePassword, ({ body }) => {
      account.current = { ...confirmed(body), password: body.password }
      return { success: ACCOUNT_MESSAGES.passwordChanged }
    }),
    route(sendConfirmation, () => ({ success: ACCOUNT_MESSAGES.confirmationSent })),
    route(setMailingList, ({ body }) =>
      save(body, body.is_on_mailing_list ? ACCOUNT_MESSAGES.onMailingList : ACCOUNT_MESSAGES.offMailingList),
    ),
    route(deleteAccount, ({ body }) => confirmed(body) && leave(ACCOUNT_MESSAGES.deleted)),
    route(setPicture, () => save({ picture: 'p1' }, ACCOUNT_MESSAGES.pictureSaved)),
    route(removePicture, () => save({ picture: null }, ACCOUNT_MESSAGES.pictureRemoved)),
    route(listDonations, () => ({ success: ACCOUNT_MESSAGES.donations, payload: known().donations })),
    route(listSessions, () => ({ success: ACCOUNT_MESSAGES.sessions, payload: [THIS_BROWSER] })),
  ]
}

const THIS_BROWSER = {
  id: '5f3c2f7e-6f0e-4c8e-9d6e-0d6a4a1c1b11',
  browser: 'This browser',
  signed_in_at: '2026-11-20T09:00:00.000Z',
  last_seen_at: '2026-11-20T09:00:00.000Z',
  is_current: true,
}

/** Amina's account, with the changes of a test. */
export const accountOfAmina = (changes: Partial<NonNullable<MockAccount>> = {}): MockAccount => ({
  user: amina,
  password: PASSWORD,
  donations: [],
  ...changes,
})
