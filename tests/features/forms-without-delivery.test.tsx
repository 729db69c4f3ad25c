import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { DonationForm } from '#src/features/donations/donation-form.tsx'
import { RequestForm, sendMentorRequest } from '#src/features/mentors/mentor-request.tsx'
import { NominationProvider } from '#src/features/nominations/nomination.tsx'
import { SubscriptionForm } from '#src/features/subscriptions/subscription-form.tsx'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { readQueue } from '#src/features/offline/queue.ts'
import { QueueNotice } from '#src/features/offline/queue-notice.tsx'
import { NominateNowSection } from '#src/features/nominations/nominate-now-section.tsx'
import { createDraft } from '#src/ui/forms/draft.ts'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { amounts, causes } from './donations/donation-page.tsx'
import { withFileFields } from './nominations/file-fields.ts'
import { keepNominee, loadMenu, rules } from './nominations/nomination-pages.tsx'

const server = mockServer(threeCountries)
withDelivery('api')
withFileFields()

beforeEach(loadMenu)

const place = { labelledBy: 'form', email: 'hello@gelegrid.example' }
const person = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', phone: '0803 123 4567' }
const gift = { ...person, currency: 'NGN', amountMinor: '1500000', country: 'Nigeria' }
const [cause = { slug: '', title: '' }] = causes

function Gift({ type }: { type: 'individual' | 'company' }) {
  const nothing = () => undefined
  return (
    <DonationForm
      {...place}
      type={type}
      requested={{ type, cause, amount: null }}
      causes={causes}
      amounts={amounts}
      draft={createDraft('donation')}
      noticeHtml=""
      productName="GeleGrid"
      onAmountChange={nothing}
      onCancel={nothing}
      onSent={nothing}
    />
  )
}

const section = (key: string) => ({ key, heading: key })
const lastStep = (
  <NominationProvider>
    <NominateNowSection
      heading="Nominate Now"
      intro={null}
      form={section('form')}
      thanks={section('thanks')}
      thanksPicture={null}
      email={place.email}
      rules={rules}
      terms="What I wrote is true."
    />
  </NominationProvider>
)

type Drafts = Record<string, Record<string, string | true>>
const FORMS: Array<[name: string, form: ReactElement, button: string, drafts: Drafts]> = [
  [
    'message',
    <ContactForm {...place} key="1" />,
    'Send',
    { contact: { fullName: 'Ada Obi', email: person.email, message: 'Is there a course?' } },
  ],
  [
    'question of a member',
    <ContactForm {...place} key="2" sender={{ fullName: 'Ada Obi', email: person.email }} />,
    'Send',
    { contact: { message: 'Is there a course?' } },
  ],
  [
    'application',
    <VolunteerForm {...place} key="3" />,
    'Volunteer Now',
    { volunteering: { ...person, country: 'Nigeria', role: 'Mentor' } },
  ],
  ['gift', <Gift key="4" type="individual" />, 'Donate', { donation: gift }],
  [
    'gift of a company',
    <Gift key="5" type="company" />,
    'Donate',
    {
      donation: {
        ...gift,
        organizationName: 'Orbit Labs',
        organizationAddress: '1 Ring Road',
        city: 'Lagos',
      },
    },
  ],
  ['nomination', lastStep, 'Submit', { nominator: { type: 'Myself', terms: true } }],
  ...(['newsletter', 'job-mail'] as const).map((kind): (typeof FORMS)[number] => [
    kind,
    <SubscriptionForm {...place} key={kind} kind={kind} address={person.email} />,
    'Sign Up',
    {},
  ]),
  [
    'request to a mentor',
    <RequestForm {...place} key="8" slug="ada-obi" onSend={sendMentorRequest} />,
    'Send the request',
    { 'mentor-request:ada-obi': { message: 'I would like to learn to read code without getting lost.' } },
  ],
]

/** Submits a filled-in form, and resolves to the calls that it made. */
async function callsOf([, form, button, drafts]: (typeof FORMS)[number]) {
  const calls: Array<string> = []
  server.use(
    http.all(/\/(?:submissions|account)\//, ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return HttpResponse.json({ success: 'Received', reference: 'KC-7F3KQ2' }, { status: 201 })
    }),
  )
  for (const [name, values] of Object.entries(drafts)) createDraft(name).save(values)
  await keepNominee()
  const page = (
    <>
      <h2 id="form">Form</h2>
      {form}
      <QueueNotice />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/page'] })
  const { user } = await act(async () => renderWithTheme(<RouterProvider router={router} />))
  const found = await screen.findByRole('button', { name: button })
  await user.click(found)
  // Waits until the button is enabled again, or the thanks have replaced it.
  await waitFor(() =>
    expect(document.contains(found) && found.getAttribute('aria-disabled') === 'true').toBe(false),
  )
  return calls
}

test.each(FORMS)('a %s that is filled in makes one call [QUEUE-11]', async (...form) => {
  expect(await callsOf(form)).toEqual([expect.stringMatching(/^POST /)])
})

test.each(FORMS)(
  'without delivery the same %s makes no call, and nothing of it waits [QUEUE-11 CALL-11 CALL-13 CONTACT-4 DONATE-21 VOLUNTEER-12 AWARD-30]',
  async (...form) => {
    setDelivery('none')
    expect(await callsOf(form)).toEqual([])
    expect(await readQueue()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
