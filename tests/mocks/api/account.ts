import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  listSessions,
  setMailingList,
  updateProfile,
} from '#contract/accounts.ts'
import { PICTURE_PATH, removePicture, setPicture } from '#contract/picture.ts'
import { DONATIONS_CSV_PATH, listDonations } from '#contract/member-donations.ts'
import { ACCOUNT_MESSAGES, LOG_IN_FIRST } from '#contract/messages.ts'
import { sendConfirmation } from '#contract/mailed-links.ts'
import { http, HttpResponse } from 'msw'
import { rejectTaken } from './conflicts.ts'
import { readPicture } from './picture.ts'
import { HttpError, route } from './route.ts'
import {
  currentAccount,
  isSame,
  readState,
  SESSION_ID,
  userOf,
  writeState,
  type Account,
  type Store,
} from './state.ts'

/** The account calls. There is a single session. */
export function mockAccount(store: Store) {
  function signedIn(): Account {
    const account = currentAccount(readState(store))
    if (!account) throw new HttpError(401, LOG_IN_FIRST)
    return account
  }

  function confirmed({ current_password }: { current_password: string }): Account {
    const account = signedIn()
    if (account.password !== current_password) throw new HttpError(403, ACCOUNT_MESSAGES.wrongPassword)
    return account
  }

  function save(changed: Account) {
    const state = readState(store)
    const others = state.accounts.filter(({ id }) => id !== changed.id)
    rejectTaken(others, changed)
    writeState(store, { ...state, accounts: [...others, changed] })
    return userOf(changed)
  }

  const members = { preHandler: () => void signedIn() }

  return [
    route(
      updateProfile,
      ({ body }) => {
        const { current_password: _, ...profile } = body
        const before = confirmed(body)
        const is_address_confirmed = before.is_address_confirmed && isSame(before.email, profile.email)
        const payload = save({ ...before, ...profile, is_address_confirmed })
        return { success: ACCOUNT_MESSAGES.profileSaved, payload }
      },
      members,
    ),
    route(
      changePassword,
      ({ body }) => {
        save({ ...confirmed(body), password: body.password })
        return { success: ACCOUNT_MESSAGES.passwordChanged }
      },
      members,
    ),
    route(
      sendConfirmation,
      () => {
        const { confirmationSent, addressConfirmedAlready } = ACCOUNT_MESSAGES
        return { success: signedIn().is_address_confirmed ? addressConfirmedAlready : confirmationSent }
      },
      members,
    ),
    route(
      setMailingList,
      ({ body }) => {
        const { onMailingList, offMailingList } = ACCOUNT_MESSAGES
        const payload = save({ ...signedIn(), ...body })
        return { success: body.is_on_mailing_list ? onMailingList : offMailingList, payload }
      },
      members,
    ),
    route(
      deleteAccount,
      ({ body }) => {
        const { id } = confirmed(body)
        const state = readState(store)
        const accounts = state.accounts.filter((account) => account.id !== id)
        writeState(store, { ...state, accounts, signedIn: null })
        return { success: ACCOUNT_MESSAGES.deleted }
      },
      members,
    ),
    route(
      setPicture,
      async ({ request }) => {
        const picture = await readPicture(request)
        const pictureData = btoa(Array.from(picture, (byte) => String.fromCharCode(byte)).join(''))
        const payload = save({ ...signedIn(), picture: crypto.randomUUID(), pictureData })
        return { success: ACCOUNT_MESSAGES.pictureSaved, payload }
      },
      members,
    ),
    route(
      removePicture,
      () => ({
        success: ACCOUNT_MESSAGES.pictureRemoved,
        payload: save({ ...signedIn(), picture: null, pictureData: '' }),
      }),
      members,
    ),
    http.get(`*${PICTURE_PATH}`, () => {
      const data = currentAccount(readState(store))?.pictureData
      if (!data) return new HttpResponse(null, { status: 404 })
      const content = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      return new HttpResponse(content, { headers: { 'content-type': 'image/jpeg' } })
    }),
    route(
      listDonations,
      () => ({ success: ACCOUNT_MESSAGES.donations, payload: signedIn().donations ?? [] }),
      members,
    ),
    http.get(
      `*${DONATIONS_CSV_PATH}`,
      () =>
        new HttpResponse('date,purpose', {
          headers: {
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': 'attachment; filename="donations.csv"',
          },
        }),
    ),
    route(
      listSessions,
      () => {
        const now = new Date().toISOString()
        const session = { id: SESSION_ID, browser: 'This browser', signed_in_at: now, last_seen_at: now }
        return { success: ACCOUNT_MESSAGES.sessions, payload: [{ ...session, is_current: true }] }
      },
      members,
    ),
    route(
      endOtherSessions,
      ({ body }) => {
        confirmed(body)
        return { success: ACCOUNT_MESSAGES.otherSessionsEnded }
      },
      members,
    ),
    route(
      endSession,
      ({ body, params }) => {
        confirmed(body)
        if (params.id !== SESSION_ID) throw new HttpError(404, ACCOUNT_MESSAGES.sessionUnknown)
        writeState(store, { ...readState(store), signedIn: null })
        return { success: ACCOUNT_MESSAGES.sessionEnded }
      },
      members,
    ),
  ]
}
