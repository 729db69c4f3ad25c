import { parseAst, type Plugin } from 'vite'

type Node = ReturnType<typeof parseAst>['body'][number]

/**
 * Puts the wrapper functions of CommonJS packages, such as all of React DOM, into parentheses. V8 then compiles them
 * on another thread while the file arrives, instead of in the task that runs them. Rolldown writes these parentheses;
 * Terser drops them.
 */
export function eagerModulesPlugin(): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      let count = 0
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const wrappers = moduleWrappers(file.code)
        count += wrappers.length
        // The last first, so that earlier positions stay valid.
        for (const { start, end } of wrappers.toReversed())
          file.code = `${file.code.slice(0, start)}(${file.code.slice(start, end)})${file.code.slice(end)}`
      }
      if (count === 0)
        this.error('No wrapped CommonJS module was found. Does Rolldown write them in another way?')
    },
  }
}

/**
 * Returns the positions of the functions in `var react = wrap((exports) => …)`, where `wrap` comes from Rolldown's
 * runtime.
 */
export function moduleWrappers(code: string): Array<{ start: number; end: number }> {
  const { body } = parseAst(code)
  const runtime = new Set(body.flatMap(runtimeNames))
  return body.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration') return []
    return statement.declarations.flatMap(({ init }) => {
      if (
        init?.type !== 'CallExpression' ||
        init.callee.type !== 'Identifier' ||
        !runtime.has(init.callee.name)
      )
        return []
      const [wrapped] = init.arguments
      return wrapped?.type === 'ArrowFunctionExpression' ? [wrapped] : []
    })
  })
}

function runtimeNames(statement: Node): Array<string> {
  if (statement.type !== 'ImportDeclaration' || !statement.source.value.includes('rolldown-runtime'))
    return []
  return statement.specifiers.map(({ local }) => local.name)
}
