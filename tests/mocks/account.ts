import type { RequestHandler } from 'msw'
import { changePassword, deleteAccount, listSessions, setMailingList, type User } from '#contract/accounts.ts'
import { logout, verifyUser } from '#contract/session.ts'
import { sendConfirmation } from '#contract/mailed-links.ts'
import { listDonations, type MemberDonation } from '#contract/member-donations.ts'
import { removePicture, setPicture } from '#contract/picture.ts'
import { amina } from './members.ts'
import { answerOf, route } from './route.ts'

/** What the server knows of the member, who may have left. */
export type MockAccount = {
  user: User
  password: string
  donations: Array<MemberDonation>
  isSignedIn: boolean
}

export const PASSWORD = 'a demo of four words'

export const accountOfAmina = (changes: Partial<MockAccount> = {}): MockAccount => ({
  user: amina,
  password: PASSWORD,
  donations: [],
  isSignedIn: true,
  ...changes,
})

const THIS_BROWSER = {
  id: '5f3c2f7e-6f0e-4c8e-9d6e-0d6a4a1c1b11',
  browser: 'This browser',
  signed_in_at: '2026-11-20T09:00:00.000Z',
  last_seen_at: '2026-11-20T09:00:00.000Z',
  is_current: true,
}

/** Answers the calls of an account, and keeps in it what they change. */
export function mockAccountCalls(account: MockAccount): Array<RequestHandler> {
  const save = (changes: Partial<User>) => {
    account.user = { ...account.user, ...changes }
    return answerOf(account.user)
  }
  const leave = () => {
    account.isSignedIn = false
    return { success: 'Goodbye.' }
  }
  return [
    route(verifyUser, () =>
      account.isSignedIn ? answerOf(account.user) : { success: false, payload: null },
    ),
    route(logout, leave),
    route(deleteAccount, leave),
    route(changePassword, ({ body }) => {
      account.password = body.password
      return { success: 'Your password is changed.' }
    }),
    route(sendConfirmation, () => ({ success: 'An email with a new link is on its way to you.' })),
    route(setMailingList, ({ body }) => save(body)),
    route(setPicture, () => save({ picture: 'p1' })),
    route(removePicture, () => save({ picture: null })),
    route(listDonations, () => answerOf(account.donations)),
    route(listSessions, () => answerOf([THIS_BROWSER])),
  ]
}
