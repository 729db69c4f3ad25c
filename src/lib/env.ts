const FORM_DELIVERIES = ['api', 'none'] as const

export type Env = {
  /** `api` sends forms to the server; `none` sends nothing. */
  formDelivery: (typeof FORM_DELIVERIES)[number]
  /** The URL of the server, without a trailing slash. Empty for the origin of the page. */
  apiUrl: string
  siteUrl: string | undefined
}

/** Reads the settings, and reports all invalid ones at once. */
export function readEnv(source: Record<string, unknown>): Env {
  const problems: Array<string> = []

  function setting(name: string): string | undefined {
    const value = source[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  }

  function address(name: string): string | undefined {
    const value = setting(name)
    if (value === undefined || /^https?:\/\/[^/\s]+/.test(value)) return value
    problems.push(`${name} is "${value}", but it must be an address such as https://example.org.`)
    return undefined
  }

  const wanted = setting('VITE_FORM_DELIVERY') ?? 'api'
  const formDelivery = FORM_DELIVERIES.find((delivery) => delivery === wanted)
  if (formDelivery === undefined) {
    problems.push(`VITE_FORM_DELIVERY is "${wanted}", but it must be "api" or "none".`)
  }
  const apiUrl = (address('VITE_API_URL') ?? '').replace(/\/+$/, '')
  const siteUrl = address('VITE_SITE_URL')
  if (formDelivery === undefined || problems.length > 0) {
    throw new Error(
      `The site is not set up correctly:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    )
  }
  return { formDelivery, apiUrl, siteUrl }
}

export const env: Env = readEnv(import.meta.env)
