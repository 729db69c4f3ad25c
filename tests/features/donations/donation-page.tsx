import { screen, waitFor, within } from '@testing-library/react'
import type { InitialEntry } from 'react-router-dom'
import { beforeEach, expect } from 'vitest'
import type { DonationAmounts } from '#src/content/donations.ts'
import {
  DonateButton,
  DonationDialog,
  type loadDonationWindow,
} from '#src/features/donations/donation-dialog.tsx'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { renderRoutes } from '#tests/setup/render.tsx'

const causes = [
  { slug: 'hackathon', title: 'Hackathon' },
  { slug: 'free-laptops', title: 'Free Laptops', paymentLink: 'https://pay.kentecode.example/laptops' },
]

const amounts: DonationAmounts = {
  NGN: {
    minimum: 1_500_000,
    presets: [1_500_000, 2_500_000, 5_000_000],
    account: { bank: 'Kente Savings Bank', name: 'Kente Code', number: '1002003004' },
  },
  USD: {
    minimum: 1_000,
    presets: [1_000, 2_500, 5_000],
    account: { bank: 'Kente Savings Bank', name: 'Kente Code', number: '5006007008', swift: 'KSBKGHAC' },
  },
}

export const settings = {
  amounts,
  smallestGifts: 'Gifts begin at ₦15,000 or $10.',
  noticeHtml: '<p>Read our <a href="/privacy-policy">privacy policy</a>.</p>',
  siteName: 'GeleGrid',
}

function DonatePage({ load }: { load?: typeof loadDonationWindow }) {
  return (
    <>
      {causes.map(({ slug, title }) => (
        <section key={slug}>
          <h3 id={`${slug}-title`}>{title}</h3>
          <DonateButton slug={slug} describedBy={`${slug}-title`} />
        </section>
      ))}
      <DonationDialog causes={causes} settings={settings} load={load} />
      <Toaster />
    </>
  )
}

export function open(at = '/donate', before: Array<InitialEntry> = [], load?: typeof loadDonationWindow) {
  const routes = [
    { path: '/donate', element: <DonatePage load={load} /> },
    { path: '*', element: <p>Another page</p> },
  ]
  return renderRoutes(routes, ...before, at)
}

/** Loads the forms before each test, which takes long on a busy machine. */
export function withLoadedForms() {
  beforeEach(async () => {
    await import('#src/features/donations/donation-window.tsx')
    await import('#src/ui/forms/select.tsx')
  })
}

export async function openForm(address?: string) {
  const page = await open(address)
  await page.user.click(donateNow('Free Laptops'))
  await form()
  return page
}

export function donateNow(cause: string) {
  return screen.getByRole('button', { name: 'Donate Now', description: cause })
}

export function donationWindow(cause = 'Free Laptops') {
  return screen.findByRole('dialog', { name: `Donate to ${cause}` })
}

export function inWindow() {
  return within(screen.getByRole('dialog'))
}

/** The form in the dialog, once it has loaded and its draft is restored. */
export async function form() {
  const element = await screen.findByRole('form', { name: /^Donate to/ })
  await waitFor(() => expect(element.querySelector('[name=currency]:checked')).not.toBeNull())
  return element
}

export async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

export const field = (label: string) => inWindow().getByLabelText(label)
export const typedAmount = () => inWindow().getByRole('textbox', { name: /^Other amount in/ })
export const radio = (name: string | RegExp) => inWindow().getByRole('radio', { name })
export const country = () => inWindow().findByRole('combobox', { name: 'Country' })
export const donate = () => inWindow().getByRole('button', { name: 'Donate' })
export const tab = (name: string) => inWindow().getByRole('tab', { name })
