import { countries } from '#src/content/options.ts'

/** The countries as a file, fetched when a menu is first used: /options/countries.json */
export function loader() {
  return Response.json(countries())
}
