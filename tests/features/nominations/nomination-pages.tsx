import { screen } from '@testing-library/react'
import { Outlet, type InitialEntry } from 'react-router-dom'
import { NomineeForm } from '#src/features/nominations/nominee-form.tsx'
import { NominationProvider } from '#src/features/nominations/nomination.tsx'
import { NominateNowSection } from '#src/features/nominations/nominate-now-section.tsx'
import { storedFile } from '#src/lib/file-storage.ts'
import { createDraft } from '#src/ui/forms/draft.ts'
import { renderRoutes } from '#tests/setup/render.tsx'

const rules = {
  categories: ['iot-visionary', 'male-ally'],
  maxStatementWords: 20,
  maxFileMegabytes: 1,
}

const categories = [
  { key: 'iot-visionary', title: 'IOT Visionary' },
  { key: 'male-ally', title: 'Male Ally of the Year' },
]

const part = (heading: string) => ({ heading })
const section = (key: string, heading: string) => ({ key, heading })

function NomineePage() {
  return (
    <>
      <h1 id="nominee-info">Nominee’s Information</h1>
      <NomineeForm
        labelledBy="nominee-info"
        copy={{ form: part('About'), statement: part('Why'), 'supporting-material': part('Something') }}
        categories={categories}
        rules={rules}
      />
    </>
  )
}

function NominateNowPage() {
  return (
    <NominateNowSection
      heading="Nominate Now"
      intro={null}
      form={section('form', 'Whom are you nominating?')}
      thanks={{
        ...section('thank-you', 'Thank you!'),
        actions: [{ label: 'See the categories again', to: '/nominate' }],
      }}
      rules={rules}
      terms="What I wrote is true."
    />
  )
}

const Layout = () => (
  <NominationProvider>
    <Outlet />
  </NominationProvider>
)

const routes = [
  {
    element: <Layout />,
    children: [
      { path: '/nominee-info', element: <NomineePage /> },
      { path: '/nominate-now', element: <NominateNowPage /> },
    ],
  },
  { path: '*', element: <p>Another page</p> },
]

/** Opens one of the two pages as after a reload: only stored data are known. */
export const open = (...addresses: Array<InitialEntry>) => renderRoutes(routes, ...addresses)

/** Loads the menu of lists, which takes time. */
export async function loadMenu() {
  await import('#src/ui/forms/select.tsx')
}

export const field = (label: string) => screen.getByLabelText(label)
export const combobox = (name: string) => screen.getByRole('combobox', { name })
export const fileField = () => screen.getByLabelText<HTMLInputElement>('Supporting material')
export const goOn = () => screen.getByRole('button', { name: 'Go on to the last step' })
export const submit = () => screen.getByRole('button', { name: 'Submit' })
export const pdf = (bytes = 10) => new File(['x'.repeat(bytes)], 'work.pdf', { type: 'application/pdf' })

const NOMINEE = {
  fullName: 'Ada Obi',
  email: 'ada@example.com',
  phone: '0803 123 4567',
  linkedin: 'linkedin.com/in/ada-obi',
  country: 'Nigeria',
  category: 'iot-visionary',
  statement: 'She meters water.',
}

/** The first page is filled in, and kept on the device. */
export async function keepNominee() {
  createDraft('nominee').save(NOMINEE)
  await storedFile('nominee-material').write(pdf())
}

/** Opens the last step of a nomination whose first is filled in. */
export async function openLastStep() {
  await keepNominee()
  const page = await open('/nominee-info', '/nominate-now')
  await screen.findByRole('button', { name: 'Submit' })
  return page
}
