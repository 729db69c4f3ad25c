import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { useMemberRedirect } from './use-member-redirect.ts'

type PublicGuardProps = {
  /** For a page that tells members the same as everybody: they stay. */
  isForAll?: boolean
}

/** Public pages are for visitors: members are sent on. Until that is known a bar lies over the complete page. */
export function PublicGuard({ isForAll = false }: PublicGuardProps) {
  return <ProgressBar isShown={useMemberRedirect({ isForAll })} words="Checking whether you are signed in" />
}
