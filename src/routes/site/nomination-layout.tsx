import { Outlet } from 'react-router-dom'
import { NominationProvider } from '#src/features/nominations/nomination.tsx'

export default function NominationLayout() {
  return (
    <NominationProvider>
      <Outlet />
    </NominationProvider>
  )
}
