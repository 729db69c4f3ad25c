import { countries } from '#src/content/options.ts'

/** The countries as a file, which menus fetch when they are first used: /options/countries.json */
export function loader() {
  return Response.json(countries())
}
