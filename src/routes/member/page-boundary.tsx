import { Outlet, useRouteLoaderData } from 'react-router-dom'
import type { loader as rootLoader } from '#src/root.tsx'
import { ErrorSection } from '#src/ui/sections/error-section.tsx'
import type { Route } from './+types/page-boundary'

/** Keeps the layout around a page that fails. Without a network each of them does, as no page of members is saved. */
export default function PageBoundaryRoute() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return <ErrorSection error={error} copy={root?.site.errorPage ?? null} />
}
