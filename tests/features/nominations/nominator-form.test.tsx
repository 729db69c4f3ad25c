import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { get, keys } from 'idb-keyval'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { threeCountries } from '#tests/mocks/countries.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { cannotBeReached } from '#tests/mocks/submissions.ts'
import { setDelivery, withDelivery } from '#tests/setup/delivery.ts'
import { withFileFields } from './file-fields.ts'
import { field, fileField, newDevice, open, reachLastStep, submit } from './nomination-pages.tsx'

const server = mockServer(threeCountries)
withDelivery('api')
withFileFields()

beforeEach(async () => {
  await newDevice()
  await import('#src/ui/forms/select.tsx')
})

type Received = { key: string | null; fields: Record<string, string>; fileText: string }

function takesNominations(received: Array<Received>, { afterMs = 0 } = {}) {
  return http.post('/submissions/nominations', async ({ request }) => {
    const fields: Record<string, string> = {}
    let fileText = ''
    for (const [name, value] of await request.formData()) {
      if (typeof value === 'string') fields[name] = value
      else fileText = await value.text()
    }
    received.push({ key: request.headers.get('idempotency-key'), fields, fileText })
    await delay(afterMs)
    return HttpResponse.json({ success: 'Received', reference: 'KC-7F3KQ2' }, { status: 201 })
  })
}

const accept = () => screen.getByLabelText('I accept the terms')
const thanks = () => screen.findByRole('heading', { name: 'Thank you!' })
const noNomination = 'There is no finished nomination here yet'

test('Someone else asks for a name and an email address, Myself does not [AWARD-23 AWARD-24]', async () => {
  const { user } = await reachLastStep()
  expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument()
  await user.click(field('Someone else'))
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Email Address' })).toBeRequired()
  await user.type(field('Your name'), 'Bisi')
  await user.click(field('Myself'))
  expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument()
  await user.click(field('Someone else'))
  expect(field('Your name')).toHaveValue('Bisi')
})

test('the terms are stated beside their checkbox [AWARD-25]', async () => {
  await reachLastStep()
  expect(accept()).toHaveAccessibleDescription('What I wrote is true.')
})

test('everything is sent once with its file, and thanks take the place of the form for good [AWARD-27 AWARD-29]', async () => {
  const received: Array<Received> = []
  server.use(takesNominations(received, { afterMs: 50 }))
  const { user, router, address } = await reachLastStep()
  await user.click(field('Someone else'))
  await user.type(field('Your name'), 'Bisi Ade')
  await user.type(field('Email Address'), 'bisi@example.com')
  await user.click(accept())
  await user.dblClick(submit())
  const heading = await thanks()
  await waitFor(() => expect(heading).toHaveFocus())
  expect(received).toEqual([
    {
      key: expect.stringMatching(/^[\da-f-]{32,36}$/),
      fields: {
        type: 'Someone else',
        nominatorName: 'Bisi Ade',
        nominatorEmail: 'bisi@example.com',
        terms: 'true',
        fullName: 'Ada Obi',
        email: 'ada@example.com',
        phone: '08031234567',
        linkedin: 'https://www.linkedin.com/in/ada-obi',
        country: 'Nigeria',
        category: 'iot-visionary',
        statement: 'She meters water.',
        companyName: '',
        website: '',
        social: '',
      },
      fileText: 'xxxxxxxxxx',
    },
  ])
  expect(localStorage).toHaveLength(0)
  await waitFor(async () => expect(await keys()).toEqual([]))

  // Back opens an empty form, and forward the thanks.
  await act(() => router.navigate(-1))
  expect(address()).toBe('/nominee-info')
  expect(field('Full name')).toHaveValue('')
  expect(fileField().files).toHaveLength(0)
  await act(() => router.navigate(1))
  expect(await thanks()).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
})

test('a reload before sending loses nothing: the whole nomination is sent as this device kept it', async () => {
  const received: Array<Received> = []
  server.use(takesNominations(received))
  const first = await reachLastStep()
  await first.user.click(field('Someone else'))
  await first.user.type(field('Your name'), 'Bisi Ade')
  await waitFor(async () => expect(await get('nominee-material')).toBeDefined())
  first.unmount()
  const { user } = await open('/nominate-now')
  // The draft is restored after the field is rendered.
  await waitFor(async () => expect(await screen.findByLabelText('Your name')).toHaveValue('Bisi Ade'))
  expect(field('Someone else')).toBeChecked()
  await user.type(field('Email Address'), 'bisi@example.com')
  await user.click(accept())
  await user.click(submit())
  await thanks()
  expect(received).toMatchObject([{ fields: { fullName: 'Ada Obi' }, fileText: 'xxxxxxxxxx' }])
})

test('without a filled-in form the page says so and leads back', async () => {
  const { user, address } = await open('/nominate-now')
  expect(await screen.findByRole('heading', { name: noNomination })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Go to the nominee’s information' }))
  expect(address()).toBe('/nominee-info')
})

test('when it cannot be sent nothing is lost, and the next try has the same key', async () => {
  const keysOfTries: Array<string | null> = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keysOfTries.push(request.headers.get('idempotency-key'))
  })
  server.use(cannotBeReached)
  const { user } = await reachLastStep()
  await user.click(field('Myself'))
  await user.click(accept())
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /could not reach our server.*Nothing is lost.*hello@gelegrid\.example/,
  )
  expect(field('Myself')).toBeChecked()
  expect(localStorage.getItem('draft:nominee')).toMatch(/Ada Obi/)
  expect(await keys()).toEqual(['nominee-material'])
  const received: Array<Received> = []
  server.use(takesNominations(received))
  await user.click(submit())
  await thanks()
  expect(received).toHaveLength(1)
  expect(keysOfTries).toHaveLength(2)
  expect(keysOfTries[0]).toBe(keysOfTries[1])
})

test('a nomination that another tab has sent is not sent again from what is left', async () => {
  const first = await reachLastStep()
  await waitFor(async () => expect(await get('nominee-material')).toBeDefined())
  first.unmount()
  const { user } = await open('/nominate-now')
  await user.click(await screen.findByLabelText('Myself'))
  await user.click(accept())
  localStorage.clear()
  await user.click(submit())
  expect(await screen.findByRole('heading', { name: noNomination })).toBeInTheDocument()
})

test('built without delivery, submitting an empty form shows the thanks and sends nothing [AWARD-26 AWARD-30]', async () => {
  setDelivery('none')
  const { user } = await open('/nominate-now')
  await user.click(submit())
  expect(await thanks()).toBeInTheDocument()
})

test('nothing is sent before the type, the terms and the nominator are complete', async () => {
  const { user } = await reachLastStep()
  await user.click(submit())
  expect(screen.getByRole('radiogroup', { name: 'I nominate' })).toHaveAccessibleDescription(
    /^Please say whether/,
  )
  expect(accept()).toHaveAccessibleDescription(/^Please accept the terms/)
  await user.click(field('Someone else'))
  await user.click(accept())
  await user.click(submit())
  expect(field('Your name')).toHaveFocus()
  expect(field('Your name')).toHaveAccessibleDescription('Please tell us your name.')
  expect(field('Email Address')).toHaveAccessibleDescription(/^Please enter your email/)
})
