/**
 * Calls the listener when the connection returns, and when the page is visible again. Returns a function that stops
 * this.
 */
export function onRetryMoment(listener: () => void): () => void {
  const callIfVisible = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('online', listener)
  document.addEventListener('visibilitychange', callIfVisible)
  return () => {
    window.removeEventListener('online', listener)
    document.removeEventListener('visibilitychange', callIfVisible)
  }
}
