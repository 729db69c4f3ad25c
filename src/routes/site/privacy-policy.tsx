import { legalPage } from '#src/content/legal.ts'
import { headMeta } from '#src/lib/head.ts'
import { LegalTextSection } from '#src/features/legal/legal-text-section.tsx'
import type { Route } from './+types/privacy-policy'

export function loader() {
  return legalPage('privacy-policy')
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  return headMeta(loaderData.head, '/privacy-policy')
}

export default function PrivacyPolicyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalTextSection text={loaderData.text} />
}
