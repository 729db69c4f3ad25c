import { SAVED_AT, whenText } from '#src/features/offline/saved-pages.ts'

// React ignores unknown elements in the body during hydration if it has no element of that name.
const SIGN = 'saved-copy'

// Inline styles, because an old saved page has the style sheet of its time.
const STYLE = [
  'display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center',
  'padding:.6rem 1rem;font-size:.9375rem;line-height:1.4',
  'color:var(--g-colors-highlight-contrast,#1b1033);background:var(--g-colors-highlight,#f6b71c)',
].join(';')
const LINK_STYLE =
  'color:inherit;font-weight:700;display:inline-flex;align-items:center;min-height:1.75rem;text-underline-offset:.2em'

/** A saved page with a notice that it is a saved copy, and from when. */
export async function savedCopy(saved: Response): Promise<Response> {
  const html = await saved.text()
  const when = whenText(Number(saved.headers.get(SAVED_AT)))
  const text = `There is no connection right now. This is the copy that your device saved ${when}.`
  const link = `<a href="" style="${LINK_STYLE}">Try again</a>`
  const sign = `<${SIGN} role="status" style="${STYLE}"><span>${text}</span>${link}</${SIGN}>`
  // After the skip link, which must be the first element in the focus order.
  return new Response(
    html.replace('<header', () => `${sign}<header`),
    { headers: saved.headers },
  )
}
