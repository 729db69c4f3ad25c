import { isMap, isScalar, isSeq } from 'yaml'
import { offsetOf, type ContentDocument } from '#scripts/content/checks/document.ts'
import { problemAt, type Problem } from '#scripts/content/checks/problem.ts'

/** The ids of published articles, by the paths of their files, such as content/blog/living-with-hiv.md. */
export type PublishedIds = ReadonlyMap<string, number>

/** Reports articles with a changed id, and so a changed address, without a redirect from the old address. */
export function changedIdProblems(
  documents: ReadonlyArray<ContentDocument>,
  published: PublishedIds,
): Array<Problem> {
  const redirected = redirectSources(documents)
  return documents.flatMap(({ file, fields }) => {
    const before = published.get(file)
    const node = fields?.root.get('id', true)
    if (before === undefined || !fields || !isScalar(node) || node.value === before) return []
    const address = `/blog/${before}`
    if (redirected.has(address)) return []
    return [
      problemAt(fields.excerpt, offsetOf(node), 'changed-id', {
        found: `the id of this article is ${before} on the site, and is ${String(node.value)} here.`,
        fix: `Write ${before} again, or add a redirect from ${address} to content/redirects.yaml.`,
        expected: 'The id is the address of the article: links from elsewhere would lead nowhere.',
      }),
    ]
  })
}

function redirectSources(documents: ReadonlyArray<ContentDocument>) {
  const list = documents.find(({ schema }) => schema.name === 'Redirects')?.fields?.root.get('redirects')
  const items = isSeq(list) ? list.items : []
  return new Set(items.flatMap((item) => (isMap(item) ? [item.get('from')] : [])))
}
