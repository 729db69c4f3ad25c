import { lazy, Suspense, type ComponentType } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * A component that renders nothing until its code has been loaded, after hydration: no page waits for it. If loading
 * fails, it stays empty.
 *
 *     export const PublicGuard = afterHydration(async () => (await import('./public-session.tsx')).PublicSession)
 */
export function afterHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): ComponentType<Props> {
  const Loaded = lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      onFailure?.()
      return { default: () => null }
    }
  }) as ComponentType<Props>

  return function AfterHydration(props: Props) {
    if (!useIsHydrated()) return null
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
