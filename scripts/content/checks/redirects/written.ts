import { isMap, isScalar, isSeq, type Scalar } from 'yaml'
import type { ContentDocument } from '#scripts/content/checks/document.ts'

/** An entry of content/redirects.yaml, with the nodes of its two addresses. */
export type WrittenRedirect = { from: Scalar<string>; to: Scalar<string> }

/** The valid entries. */
export function writtenRedirects({ schema, fields }: ContentDocument): Array<WrittenRedirect> {
  if (schema.name !== 'Redirects') return []
  const list = fields?.root.get('redirects')
  return (isSeq(list) ? list.items : []).flatMap((item) => {
    const [from, to] = isMap(item) ? [item.get('from', true), item.get('to', true)] : []
    return isText(from) && isText(to) ? [{ from, to }] : []
  })
}

/** A map from old addresses to their targets. */
export function redirectMap(documents: ReadonlyArray<ContentDocument>): ReadonlyMap<string, string> {
  return new Map(documents.flatMap(writtenRedirects).map(({ from, to }) => [from.value, to.value]))
}

function isText(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === 'string'
}
