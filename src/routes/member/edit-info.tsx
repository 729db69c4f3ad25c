import { pageCopy, pageHead, readPage } from '#src/content/pages.ts'
import { EditInfoSection } from '#src/features/account/edit-info-section.tsx'
import type { Route } from './+types/edit-info'

export function loader() {
  const page = pageCopy('my-account')
  const copy = readPage('my-account').copy['edit-info']
  const head = pageHead({ ...page, title: copy.heading ?? page.title })
  return { head, copy }
}

export default function EditInfoRoute({ loaderData }: Route.ComponentProps) {
  return <EditInfoSection copy={loaderData.copy} />
}
