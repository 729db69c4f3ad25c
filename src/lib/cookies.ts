const TRIAL = 'cookieTrial'

/** Whether this browser keeps cookies of ours. Only trying tells: `navigator.cookieEnabled` says yes where a setting blocks them. */
export function keepsCookies(): boolean {
  try {
    document.cookie = `${TRIAL}=1; Path=/; SameSite=Lax`
    const isKept = document.cookie.includes(`${TRIAL}=1`)
    document.cookie = `${TRIAL}=; Path=/; SameSite=Lax; Max-Age=0`
    return isKept
  } catch {
    // A page in a sandbox may not even ask.
    return false
  }
}
