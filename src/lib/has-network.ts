/** Whether the site answers: a network without access to the internet counts as a connection for browsers. */
export async function hasNetwork(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
