const TRIAL = 'cookieTrial'

/**
 * Whether the browser accepts our cookies. Tested by setting one, because `navigator.cookieEnabled` is true although a
 * setting may block them.
 */
export function keepsCookies(): boolean {
  try {
    document.cookie = `${TRIAL}=1; Path=/; SameSite=Lax`
    const isKept = document.cookie.includes(`${TRIAL}=1`)
    document.cookie = `${TRIAL}=; Path=/; SameSite=Lax; Max-Age=0`
    return isKept
  } catch {
    // A sandboxed page may not access cookies.
    return false
  }
}
