import { withinTime } from '#src/lib/time-limit.ts'

/** The path of the list that scripts/content/pages-to-prerender.ts writes. */
const COUNTRIES_FILE = '/options/countries.json'

// Some networks accept a request and never answer: the select would stay empty for minutes.
const MAX_WAIT_MS = 10_000

type Country = { name: string; alsoCalled?: ReadonlyArray<string> }

let countries: ReturnType<typeof fetchCountries> | null = null

/**
 * The countries for a select, loaded once and on demand: within the page they would cost every visitor more than its
 * form, and the browser would ask for them again with each form.
 */
export function loadCountries() {
  countries ??= fetchCountries().catch((error: unknown) => {
    // The next attempt may succeed.
    countries = null
    throw error
  })
  return countries
}

async function fetchCountries() {
  const found = await withinTime(MAX_WAIT_MS, async (signal) => {
    const response = await fetch(COUNTRIES_FILE, { signal })
    if (!response.ok) throw new TypeError(`${COUNTRIES_FILE} answered ${response.status}`)
    // From the same build as this code.
    return (await response.json()) as Array<Country>
  })
  return found.map(({ name, alsoCalled }) => ({ value: name, label: name, alsoCalled }))
}
