import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { DonationForm } from '#src/features/donations/donation-form.tsx'
import { RequestForm } from '#src/features/mentors/mentor-request.tsx'
import { SubscriptionForm } from '#src/features/subscriptions/subscription-form.tsx'
import { VolunteerForm } from '#src/features/volunteering/volunteer-form.tsx'
import { createDraft } from '#src/ui/forms/draft.ts'
import { threeCountries, mockServer } from '#tests/mocks/server.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'
import { ForMember } from '#tests/setup/for-member.tsx'
import { renderRoutes } from '#tests/setup/render.tsx'
import { settings } from './donations/donation-page.tsx'
import { loadMenu } from './nominations/nomination-pages.tsx'

const server = mockServer(threeCountries)
withDelivery('none')

beforeEach(loadMenu)

const place = { labelledBy: 'form' }
const person = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', phone: '0803 123 4567' }
const nothing = () => undefined

const gift = (
  <DonationForm
    labelledBy="form"
    type="individual"
    cause={{ slug: 'hackathon', title: 'Hackathon' }}
    settings={settings}
    draft={createDraft('donation')}
    onCancel={nothing}
    onSent={nothing}
  />
)

type Values = Record<string, string>

const FORMS: Array<[name: string, form: ReactElement, button: string, draft: string, values: Values]> = [
  [
    'message',
    <ContactForm {...place} key="1" />,
    'Send',
    'contact',
    { fullName: 'Ada Obi', email: person.email, message: 'Is there a course?' },
  ],
  [
    'application',
    <VolunteerForm {...place} key="2" />,
    'Volunteer Now',
    'volunteering',
    { ...person, country: 'Nigeria', role: 'Mentor' },
  ],
  [
    'gift',
    gift,
    'Donate',
    'donation',
    { ...person, currency: 'NGN', amountMinor: '1500000', country: 'Nigeria' },
  ],
  [
    'subscription',
    <SubscriptionForm {...place} key="3" kind="newsletter" address={person.email} />,
    'Sign Up',
    'newsletter',
    {},
  ],
  [
    'request to a mentor',
    <RequestForm {...place} key="4" slug="ada-obi" onChange={async () => undefined} />,
    'Send the request',
    'mentor-request:ada-obi',
    { message: 'I would like to learn to read code without getting lost.' },
  ],
]

// The last step of a nomination, which shows its thanks all the same, is in nominations/nominator-form.test.tsx.
test.each(FORMS)(
  'a %s that is filled in makes no call without delivery, and one with it [QUEUE-11 CALL-11 CALL-13 CONTACT-4 DONATE-21 VOLUNTEER-12]',
  async (_name, form, button, draft, values) => {
    const calls: Array<string> = []
    server.use(
      http.all(/\/(?:submissions|account)\//, ({ request }) => {
        calls.push(request.method)
        return HttpResponse.json({ success: 'Received', reference: 'KC-7F3KQ2' }, { status: 201 })
      }),
    )
    createDraft(draft).save(values)
    const element = <ForMember>{form}</ForMember>
    const { user } = await renderRoutes([{ path: '*', element }], '/')
    const submit = () => user.click(screen.getByRole('button', { name: button }))
    await submit()
    expect(calls).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    setDelivery('api')
    await submit()
    await waitFor(() => expect(calls).toEqual(['POST']))
  },
)
