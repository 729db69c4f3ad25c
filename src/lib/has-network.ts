/** Whether the site answers: browsers report a connection even for a network without internet access. */
export async function hasNetwork(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
