import { legalPage } from '#src/content/legal.ts'
import { LegalTextSection } from '#src/features/legal/legal-text-section.tsx'
import { pathOf } from '#src/lib/addresses.ts'
import type { Route } from './+types/legal'

export function loader({ request }: { request: { url: string } }) {
  return legalPage(pathOf(request).slice(1))
}

export { revalidateOnPageChange as shouldRevalidate } from '#src/lib/query-string.ts'

export default function LegalRoute({ loaderData: { text } }: Route.ComponentProps) {
  return <LegalTextSection key={text.heading} text={text} />
}
