import { searchEntries } from '#src/content/search.ts'

/** A file of texts for the search, such as /search/article-1.json */
export function loader({ params: { file = '' } }: { params: { file?: string } }) {
  const entries = searchEntries(file.replace(/\.json$/, ''))
  if (entries === null || !file.endsWith('.json'))
    throw new Response('There is no such file.', { status: 404 })
  return Response.json(entries)
}
