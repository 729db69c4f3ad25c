import path from 'node:path'

// Dots separate a name from its kind: carousel.test.tsx, vite.config.ts.
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/

// Names without a subject, which collect unrelated code.
const SAYS_NOTHING = /^(?:utils?|helpers?|common|misc)(?:\.|$)/

/** Files and folders are in kebab-case and named after their content. */
const fileNames = {
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

/** A plugin of Oxlint for rules of our own. */
export default { meta: { name: 'project' }, rules: { 'file-names': fileNames } }
