import { array, object, optional, parse, string } from 'valibot'
import { withinTime } from '#src/lib/time-limit.ts'

/** The path of the list that scripts/content/pages-to-prerender.ts writes. */
const COUNTRIES_FILE = '/options/countries.json'

// Some networks accept a request and never answer: the select would stay empty for minutes.
const MAX_WAIT_MS = 10_000

const countriesSchema = array(
  object({ code: string(), name: string(), alsoCalled: optional(array(string())) }),
)

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
    return parse(countriesSchema, await response.json())
  })
  return found.map(({ name, alsoCalled }) => ({ value: name, label: name, alsoCalled }))
}
