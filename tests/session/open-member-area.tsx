import { QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { createRoutesStub, useLocation } from 'react-router-dom'
import { request } from '#src/api/client.ts'
import { Toaster } from '#src/ui/feedback/toast.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { MemberFrame } from './member-frame.tsx'

/** The cache of the page that was opened last. */
export let client = new QueryClient()

function Place() {
  const { pathname, search } = useLocation()
  return <p>You are at {pathname + search}</p>
}

function Page() {
  client = useQueryClient()
  const { mutate } = useMutation({ mutationFn: () => request('/account', { method: 'PATCH' }) })
  return (
    <main>
      <p>Only for members</p>
      <button onClick={() => mutate()}>Save</button>
      <Place />
    </main>
  )
}

/** Opens a page of the member area that names its address and can make calls to the server. */
export function open(address = '/explore') {
  const Member = () => (
    <MemberFrame>
      <Page />
    </MemberFrame>
  )
  const Stub = createRoutesStub([
    { path: '/explore/*', Component: Member },
    { path: '*', Component: Place },
  ])
  return renderWithTheme(
    <>
      <Stub initialEntries={['/before', address]} />
      <Toaster />
    </>,
  ).user
}
