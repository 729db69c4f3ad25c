import type { Nodes } from 'mdast'

/** All nodes of these types in a tree, from top to bottom, including nested ones. */
export function nodesOfType<Type extends Nodes['type']>(
  node: Nodes,
  ...types: ReadonlyArray<Type>
): Array<Extract<Nodes, { type: Type }>> {
  const isWanted = (each: Nodes): each is Extract<Nodes, { type: Type }> =>
    types.some((type) => type === each.type)
  const own = isWanted(node) ? [node] : []
  return 'children' in node
    ? [...own, ...node.children.flatMap((child) => nodesOfType(child, ...types))]
    : own
}
