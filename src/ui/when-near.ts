/**
 * Calls back once the element is less than a screen away, in a separate task: invisible parts need not be created
 * while a page starts. Without IntersectionObserver it calls back at once. Returns a function that stops waiting.
 */
export function whenNear(element: Element, callback: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    callback()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: '100% 0px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
