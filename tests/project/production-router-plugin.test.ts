import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { filesBelow } from '#scripts/files-below.ts'
import { LEFT_OUT, productionRouterPlugin } from '#scripts/production-router-plugin.ts'

/** The browser build of a script with this code: the React Router files used, and the output. */
async function routerOf(code: string) {
  const files = new Set<string>()
  const result = await build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'error',
    plugins: [
      productionRouterPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? code : null),
        generateBundle(_options: unknown, bundle: Rolldown.OutputBundle) {
          for (const chunk of Object.values(bundle))
            if (chunk.type === 'chunk') for (const id of Object.keys(chunk.modules)) files.add(id)
        },
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  })
  const outputs = [result].flat() as Array<Rolldown.RolldownOutput>
  const script = outputs
    .flatMap(({ output }) => output)
    .map((each) => ('code' in each ? each.code : ''))
    .join('\n')
  return { files: [...files].filter((file) => file.includes('/react-router/dist/')), script }
}

test.each([
  ["import { matchPath } from 'react-router'; console.log(matchPath)"],
  ["import { matchPath } from 'react-router-dom'; console.log(matchPath)"],
  ["import { HydratedRouter } from 'react-router/dom'; console.log(HydratedRouter)"],
])('browsers get the production build of React Router: %s', async (code) => {
  const { files } = await routerOf(code)
  expect(files).not.toEqual([])
  expect(files.filter((file) => !file.includes('/dist/production/'))).toEqual([])
})

test('browsers get no code for actions, fetchers and other features that the site does not use', async () => {
  const { script } = await routerOf(
    "import { HydratedRouter } from 'react-router/dom'; console.log(HydratedRouter)",
  )
  expect(script).toContain('throw Error("handleAction")')
  expect(script).not.toContain('actionErrored')
})

test('a script that does not arrive reloads no page for a link that is pointed at, and opens the page that was followed [OFFLINE-11]', async () => {
  const { script } = await routerOf(
    "import { HydratedRouter } from 'react-router/dom'; console.log(HydratedRouter)",
  )
  expect(script).toMatch(/route\.module\s*\)\.catch\(\(\) => \(\{\}\)\)/)
  expect(script).toMatch(/if \(wanted\) window\.location\.assign/)
  expect(script).not.toContain('await loadRouteModule(route, routeModules)')
})

/** Uses of a removed function. */
const NEEDS_THEM =
  /\b(?:useFetchers?|useActionData|useRevalidator|clientAction|RSC\w+|unstable_HistoryRouter)\b|<Form\b[^>]*\bmethod="post"|export (?:async )?(?:function|const) action\b/

test('no file of the site uses what is left out of React Router', () => {
  expect(LEFT_OUT.length).toBeGreaterThan(0)
  // The content schema runs in scripts only, and has a field of that name.
  const files = filesBelow('src').filter((file) => /^(?!content\/).*\.tsx?$/.test(file))
  expect(files.filter((file) => NEEDS_THEM.test(readFileSync(path.join('src', file), 'utf8')))).toEqual([])
})
