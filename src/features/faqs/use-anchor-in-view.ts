import { useEffect } from 'react'

/**
 * Brings the question that the address points at into view, when the page is opened and when a link within it is followed.
 * Browsers do so themselves, except that Chromium often loses its way where the answer opens with an animation.
 */
export function useAnchorInView() {
  useEffect(() => {
    if (document.readyState === 'complete') bringIntoViewOnce()
    // Chromium goes on looking for the place until everything has loaded, and would undo it.
    else window.addEventListener('load', bringIntoViewOnce, { once: true })
    window.addEventListener('hashchange', bringIntoView)
    return () => {
      window.removeEventListener('load', bringIntoViewOnce)
      window.removeEventListener('hashchange', bringIntoView)
    }
  }, [])
}

function bringIntoViewOnce() {
  // Somebody has begun to read, or came back to where they were.
  if (window.scrollY === 0) bringIntoView()
}

function bringIntoView() {
  // The anchor itself has no place yet while what holds it is only just opening.
  const question = document.getElementById(location.hash.slice(1))?.closest('details')
  if (!question) return
  const { top } = question.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) question.scrollIntoView()
}
