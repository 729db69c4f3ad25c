import { searchEntries } from '#src/content/search.ts'

/** A file of texts for the search, such as /search/1.json */
export function loader({ params: { file = '' } }: { params: { file?: string } }) {
  return Response.json(searchEntries(file.replace(/\.json$/, '')))
}
