const TRIAL = 'cookieTrial'

/**
 * Whether the browser accepts cookies. Tested by setting one, because `navigator.cookieEnabled` can be true although
 * a setting blocks them.
 */
export function keepsCookies(): boolean {
  try {
    document.cookie = `${TRIAL}=1; Path=/; SameSite=Lax`
    const isKept = document.cookie.includes(`${TRIAL}=1`)
    document.cookie = `${TRIAL}=; Path=/; SameSite=Lax; Max-Age=0`
    return isKept
  } catch {
    // A sandboxed page must not access cookies.
    return false
  }
}
