import { spawnSync } from 'node:child_process'

const BRANCHES = ['origin/main', 'main']

/**
 * The ids of the articles on the main branch, at the commit where this branch began. Empty without Git or such a
 * branch.
 */
export function readPublishedIds(root: string): ReadonlyMap<string, number> {
  const git = (args: Array<string>) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const commit = BRANCHES.map((branch) => git(['merge-base', branch, 'HEAD'])).find(Boolean)
  if (commit === undefined) return new Map()
  const lines = git(['grep', '-E', '^id: *[0-9]+', commit, '--', 'content/blog']).split('\n')
  return new Map(
    lines.flatMap((line): Array<[string, number]> => {
      const [, file, id] = /^[^:]+:(.+\.md):id: *(\d+)/.exec(line) ?? []
      return file === undefined ? [] : [[file, Number(id)]]
    }),
  )
}
