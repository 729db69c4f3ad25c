import sharp from 'sharp'
import * as accounts from '#contract/accounts.ts'
import { MAX_PICTURE_BYTES, removePicture, setPicture } from '#contract/picture.ts'
import { verifyUser } from '#contract/session.ts'
import { submissionEndpoint } from '#contract/submissions.ts'
import { confirmSubscription, unsubscribe } from '#contract/subscriptions.ts'
import { listSubmissions } from '#contract/staff/submissions.ts'
import { AMINA } from '#tests/server/fixtures/accounts.ts'
import { TOLA } from '#tests/server/fixtures/staff.ts'
import { openConsole } from './open-console.ts'
import { recorder, type Scenario } from './target.ts'

const background = '#c2410c'
const PNG = await sharp({ create: { width: 8, height: 4, channels: 3, background } })
  .png()
  .toBuffer()

const UNKNOWN_KEY = 'k'.repeat(22)

/** Pictures of members, and the links in the mails of subscriptions. */
export const uploadAndLinkScenarios: Record<string, Scenario> = {
  'the picture of a member': async (target) => {
    const { answers, call } = recorder(target)
    const send = (body: Buffer, type = 'image/png') =>
      call(setPicture, { body, headers: { 'content-type': type } })
    await send(PNG)
    await call(removePicture)
    await target.send(accounts.signup, { body: AMINA })
    await target.send(accounts.login, { body: AMINA })
    await call(removePicture)
    await send(PNG)
    await call(verifyUser)
    await send(Buffer.from('%PDF-1.4'))
    await send(Buffer.alloc(0))
    await send(PNG, 'image/gif')
    await send(Buffer.alloc(MAX_PICTURE_BYTES + 1), 'image/jpeg')
    await call(verifyUser)
    await send(PNG, 'image/webp')
    await call(removePicture)
    await call(verifyUser)
    return answers
  },
  'the links of a subscription': async (target) => {
    const { answers, call } = recorder(target)
    const newsletter = submissionEndpoint('newsletter')
    await call(newsletter, { body: { email: 'amina' } })
    await call(newsletter, { body: {} })
    await call(newsletter, { body: { email: 'Amina@example.com' } })
    await call(newsletter, { body: { email: 'amina@example.com' } })
    const key = await target.mailed('key')
    const unsubscribeKey = await target.mailed('unsubscribeKey')
    for (const endpoint of [confirmSubscription, unsubscribe]) {
      await call(endpoint)
      await call(endpoint, { body: {} })
      await call(endpoint, { body: { key: UNKNOWN_KEY } })
      await call(endpoint, { body: { key: UNKNOWN_KEY.slice(1) } })
    }
    await call(confirmSubscription, { body: { key } })
    await call(confirmSubscription, { body: { key } })
    await call(unsubscribe, { body: { key: unsubscribeKey } })
    await call(unsubscribe, { body: { key: unsubscribeKey } })
    await call(confirmSubscription, { body: { key } })
    await call(newsletter, { body: { email: 'amina@example.com' } })
    await openConsole(target, TOLA, 'reader')
    await call(listSubmissions)
    await call(confirmSubscription, { body: { key } })
    await call(listSubmissions)
    return answers
  },
}
