import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'

/** Makes links and pictures in HTML absolute, for feed readers that show it elsewhere. */
export function withWholeAddresses(html: string, site: string): string {
  const fragment = parseFragment(html)
  complete(fragment, site)
  return serialize(fragment)
}

function complete(node: DefaultTreeAdapterTypes.Node, site: string): void {
  if ('attrs' in node) {
    for (const attribute of node.attrs) {
      if (['href', 'src'].includes(attribute.name)) attribute.value = new URL(attribute.value, site).href
    }
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) complete(child, site)
}
