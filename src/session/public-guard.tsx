import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { useMemberRedirect } from './use-member-redirect.ts'

type PublicGuardProps = {
  /** For pages that members may see as well: no redirect. */
  isForAll?: boolean
}

/** Public pages redirect members. A progress bar over the complete page shows during the check. */
export function PublicGuard({ isForAll = false }: PublicGuardProps) {
  return <ProgressBar isShown={useMemberRedirect({ isForAll })} words="Checking whether you are signed in" />
}
