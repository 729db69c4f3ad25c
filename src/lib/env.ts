/** `api` sends forms to the server; `none` sends nothing. */
const FORM_DELIVERIES = ['api', 'none'] as const

/**
 * Reads the settings, and reports all invalid ones at once. The URL of the server has no trailing slash, and is empty for
 * the origin of the page.
 */
export function readEnv(source: Record<string, unknown>) {
  const problems: Array<string> = []

  const setting = (name: string) => String(source[name] ?? '').trim() || undefined

  function address(name: string): string | undefined {
    const value = setting(name)
    if (value === undefined || /^https?:\/\/[^/\s]+/.test(value)) return value
    problems.push(`${name} is "${value}", but it must be an address such as https://example.org.`)
    return undefined
  }

  const wanted = setting('VITE_FORM_DELIVERY') ?? 'api'
  const formDelivery = FORM_DELIVERIES.find((delivery) => delivery === wanted)
  if (formDelivery === undefined)
    problems.push(`VITE_FORM_DELIVERY is "${wanted}", but it must be "api" or "none".`)
  const apiUrl = (address('VITE_API_URL') ?? '').replace(/\/+$/, '')
  const siteUrl = address('VITE_SITE_URL')
  if (formDelivery === undefined || problems.length > 0)
    throw new Error(['The site is not set up correctly:', ...problems].join('\n- '))
  return { formDelivery, apiUrl, siteUrl }
}

export const env = readEnv(import.meta.env)
