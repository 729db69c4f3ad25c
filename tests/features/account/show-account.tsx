import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub, Outlet } from 'react-router-dom'
import { beforeEach } from 'vitest'
import type { MemberDonation } from '#contract/member-donations.ts'
import { memberNavigation } from '#src/content/site.ts'
import AccountLayoutRoute, { loader as accountLoader } from '#src/routes/member/account-layout.tsx'
import * as donationsPage from '#src/routes/member/donations.tsx'
import * as editPage from '#src/routes/member/edit-info.tsx'
import * as accountPage from '#src/routes/member/my-account.tsx'
import { MemberGuard } from '#src/session/member-guard.tsx'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { accountOfAmina, mockAccountCalls, type MockAccount } from '#tests/mocks/account.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { Place, renderWithTheme } from '#tests/setup/render.tsx'

/** What the server knows of the member. */
export const account = accountOfAmina()

export const DONATION: MemberDonation = {
  id: '7f3c2f7e-6f0e-4c8e-9d6e-0d6a4a1c1b11',
  cause: 'free-laptops',
  currency: 'NGN',
  amountMinor: 2_500_000,
  state: 'received',
  // Half past midnight of the next day in Lagos.
  sentAt: '2026-03-06T23:30:00.000Z',
  receivedAt: '2026-03-10T00:00:00.000Z',
  receipt: { number: 'GG-R00012', amountMinor: 2_500_000 },
}
export const PLEDGE: MemberDonation = {
  ...DONATION,
  id: '8f3c2f7e-6f0e-4c8e-9d6e-0d6a4a1c1b11',
  state: 'pledged',
  receivedAt: null,
  receipt: null,
}

export function setAccount(changes?: Partial<MockAccount>) {
  Object.assign(account, accountOfAmina(changes))
}

/** Call this once per test file: answers the calls of Amina, who is signed in. */
export function mockAccount() {
  beforeEach(() => setAccount())
  return mockServer(...mockAccountCalls(account))
}

const Frame = () => (
  <SessionProvider>
    <MemberGuard>
      <Outlet />
    </MemberGuard>
  </SessionProvider>
)

type Page = { default: ComponentType<never>; loader: () => unknown }

const pages: Record<string, Page> = {
  '/explore/my-account': accountPage,
  '/explore/my-account/edit': editPage,
  '/explore/donations': donationsPage,
}

export async function show(address: string) {
  const Stub = createRoutesStub([
    {
      id: 'routes/member/layout',
      Component: Frame,
      loader: () => ({ navigation: memberNavigation() }),
      HydrateFallback: () => null,
      children: [
        {
          Component: AccountLayoutRoute as ComponentType,
          loader: accountLoader,
          children: Object.entries(pages).map(([own, page]) => ({
            path: own,
            Component: page.default as ComponentType,
            loader: () => page.loader(),
          })),
        },
      ],
    },
    { path: '*', Component: Place },
  ])
  const { user } = renderWithTheme(<Stub initialEntries={[address]} />)
  await screen.findByRole('region', { name: 'Profile' })
  return user
}
