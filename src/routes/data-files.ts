import { mentorDirectory } from '#src/content/mentors.ts'
import { countries } from '#src/content/options.ts'
import { searchEntries } from '#src/content/search.ts'
import { pathOf } from '#src/lib/addresses.ts'

/** Data that pages fetch when they need it: a menu of countries, the directory of mentors, the search. */
const FILES = {
  '/options/countries.json': countries,
  '/options/mentors.json': mentorDirectory,
  '/search/texts.json': searchEntries,
}

export function loader({ request }: { request: { url: string } }) {
  return Response.json(FILES[pathOf(request) as keyof typeof FILES]())
}
