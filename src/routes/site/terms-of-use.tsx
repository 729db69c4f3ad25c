import { legalPage } from '#src/content/legal.ts'
import { headMeta } from '#src/lib/head.ts'
import { LegalTextSection } from '#src/features/legal/legal-text-section.tsx'
import type { Route } from './+types/terms-of-use'

export function loader() {
  return legalPage('terms-of-use')
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/terms-of-use')
}

export default function TermsOfUseRoute({ loaderData }: Route.ComponentProps) {
  return <LegalTextSection text={loaderData.text} />
}
