import { CacheProvider } from '@emotion/react'
import { startTransition, StrictMode, useEffect } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { FALLBACK_MARK } from './lib/addresses.ts'
import { rememberControls, repeatEarlyPresses } from './startup/early-input.ts'
import { nextTask } from './startup/tasks.ts'
import { createEmotionCache } from './theme/emotion-cache.ts'

const cache = createEmotionCache()
const restoreAddress = startAtPrerenderedPath()

/**
 * The server answers unknown addresses with the page prerendered for /404 or /explore/404, and the service worker
 * answers any address without a connection with /offline. For an address such as /blog/99 the router would hydrate an
 * article route and fail, so it starts at the path of the prerendered page; the address bar stays unchanged.
 */
function startAtPrerenderedPath(): () => void {
  const prerenderedPath = document.querySelector<HTMLMetaElement>(`meta[name="${FALLBACK_MARK}"]`)?.content
  const asked = window.location.href
  if (prerenderedPath === undefined || window.location.pathname === prerenderedPath) return () => {}
  window.history.replaceState(window.history.state, '', prerenderedPath)
  return () => window.history.replaceState(window.history.state, '', asked)
}

function App() {
  useEffect(restoreAddress, [])
  useEffect(() => void repeatEarlyPresses(), [])
  return <HydratedRouter />
}

/** React DOM is evaluated in one task and hydrates in the next ones: on phones each takes as long as several frames. */
async function hydrateSite() {
  await nextTask()
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const bringBackInput = rememberControls()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CacheProvider value={cache}>
          <App />
        </CacheProvider>
      </StrictMode>,
      {
        onRecoverableError(error) {
          // Once React has finished with the page.
          queueMicrotask(bringBackInput)
          reportError(error)
        },
      },
    )
  })
}

void hydrateSite()
