import { expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { productionRouterPlugin } from '#scripts/production-router-plugin.ts'

/** The files of React Router that a script with these words gets. */
async function routerFilesOf(code: string) {
  const files = new Set<string>()
  await build({
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
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })
  return [...files].filter((file) => file.includes('/react-router/dist/'))
}

test.each([
  ["import { matchPath } from 'react-router'; console.log(matchPath)"],
  ["import { matchPath } from 'react-router-dom'; console.log(matchPath)"],
  ["import { HydratedRouter } from 'react-router/dom'; console.log(HydratedRouter)"],
])('browsers get the production build of React Router: %s', async (code) => {
  const files = await routerFilesOf(code)
  expect(files).not.toEqual([])
  expect(files.filter((file) => !file.includes('/dist/production/'))).toEqual([])
})
