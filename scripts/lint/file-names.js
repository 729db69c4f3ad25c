import path from 'node:path'

// Dots part a name from what it is: carousel.test.tsx, vite.config.ts.
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/

// They say that things are left over, not what they are about; whatever has no place lands there.
const SAYS_NOTHING = /^(?:utils?|helpers?|common|misc)(?:\.|$)/

/** An ESLint rule: files and folders are written in kebab-case and named after what they hold. */
export const fileNames = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      Program(node) {
        for (const name of path.relative(context.cwd, context.filename).split(path.sep)) {
          if (!KEBAB_CASE.test(name))
            context.report({ node, message: `"${name}" is not kebab-case, such as site-header.tsx.` })
          if (SAYS_NOTHING.test(name))
            context.report({ node, message: `"${name}" says nothing: name it after its subject.` })
        }
      },
    }
  },
}
