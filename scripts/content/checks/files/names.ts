import { type Dirent, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Problem, problemOfFile } from '#scripts/content/checks/problem.ts'

export type FoundFile = { path: string; isLink: boolean }

/**
 * All files and symbolic links below a folder, as paths with slashes, in alphabetical order. Links are not followed.
 */
export function walk(folder: string, above = ''): Array<FoundFile> {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => below(folder, `${above}${entry.name}`, entry))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function below(folder: string, path: string, entry: Dirent): Array<FoundFile> {
  if (entry.isSymbolicLink()) return [{ path, isLink: true }]
  if (entry.isDirectory()) return walk(join(folder, entry.name), `${path}/`)
  return entry.isFile() ? [{ path, isLink: false }] : []
}

/** Files written by operating systems and Git. */
const BY_PROGRAMS = ['.gitkeep', '.gitattributes', '.DS_Store']
/** Device names on Windows, which cannot be file names there. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i

/** Problems with the type and name of files, regardless of their content. */
export function fileProblems(files: ReadonlyArray<FoundFile>): Array<Problem> {
  return [
    ...files.flatMap(({ path, isLink }) => (isLink ? [linkProblem(path)] : [])),
    ...files.flatMap(({ path }) => nameProblems(path)),
    ...clashes(files.map(({ path }) => path)),
  ]
}

/** Whether the checker ignores a path: a hidden file, or one in a hidden folder. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.'))
}

function linkProblem(path: string): Problem {
  return problemOfFile(`content/${path}`, 'symbolic-link', {
    found: 'this is a symbolic link, which the site does not follow.',
    fix: 'Put a copy of the file in its place.',
    expected: 'Everything below content/ is a file of its own.',
  })
}

function nameProblems(path: string): Array<Problem> {
  const name = posix.basename(path)
  if (isHidden(path)) {
    if (BY_PROGRAMS.includes(name)) return []
    const words = {
      found: 'the name begins with a dot, so the site leaves this file out.',
      fix: 'Rename the file without the dot, or remove it.',
      expected: 'Nothing below content/ is hidden.',
    }
    return [problemOfFile(`content/${path}`, 'hidden-file', words)]
  }
  const reserved = path.split('/').find((part) => RESERVED.test(part.replace(/\..*$/, '')))
  if (reserved === undefined) return []
  const words = {
    found: `"${reserved}" is a name that Windows keeps for itself.`,
    fix: 'Give it another name.',
    expected: 'Everybody who works on the site has to be able to have this file.',
  }
  return [problemOfFile(`content/${path}`, 'reserved-name', words)]
}

/** Files whose names are equal on some operating systems, or that produce the same document. */
function clashes(paths: ReadonlyArray<string>): Array<Problem> {
  const firsts = new Map<string, string>()
  return paths.flatMap((path) => {
    const key = path
      .toLowerCase()
      .replace(/\.ya?ml$/, '.yaml')
      .replace(/\.(?:markdown|mdx|mdown)$/, '.md')
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, path)
    if (first === undefined) return []
    const words = {
      found: `this file and content/${first} have the same name but for capital letters or the ending.`,
      fix: 'Keep one of them, or give one another name.',
      expected: 'On some computers both are the same file.',
    }
    return [problemOfFile(`content/${path}`, 'name-clash', words)]
  })
}
