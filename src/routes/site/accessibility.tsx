import { legalPage } from '#src/content/legal.ts'
import { headMeta } from '#src/lib/head.ts'
import { LegalTextSection } from '#src/features/legal/legal-text-section.tsx'
import type { Route } from './+types/accessibility'

export function loader() {
  return legalPage('accessibility')
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/accessibility')
}

export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
  return <LegalTextSection text={loaderData.text} />
}
