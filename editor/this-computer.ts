/** Sveltia CMS asks this address whether GitHub has an outage. */
const STATUS_OF_GITHUB = 'https://www.githubstatus.com/'

/** For files on this computer: requests nothing from GitHub, and needs no sign-in. */
export function stayOnThisComputer() {
  const send = window.fetch
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.startsWith(STATUS_OF_GITHUB))
      return Promise.resolve(Response.json({ status: { indicator: 'none' } }))
    return send(input, init)
  }
  const style = document.createElement('style')
  style.textContent = '.buttons > .button.secondary { display: none }'
  document.head.append(style)
}
