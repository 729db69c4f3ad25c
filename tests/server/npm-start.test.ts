import { existsSync, realpathSync } from 'node:fs'
import { cp, readFile, symlink } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { digestOf, FINGERPRINT_FILE } from '#scripts/fingerprint.js'
import { temporaryFolder, writeIn } from '#tests/content/temporary-project.ts'
import { startServer } from './fixtures/server-process.ts'

/** A copy of the project that has been built: its start, content, and a server that only listens. */
async function makeBuiltProject(build: string) {
  const folder = temporaryFolder()
  const { type, scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    type: string
    scripts: Record<string, string>
  }
  writeIn(folder, 'package.json', JSON.stringify({ type, scripts }))
  for (const script of ['start.js', 'fingerprint.js'])
    await cp(`scripts/${script}`, join(folder, 'scripts', script))
  writeIn(folder, 'scripts/build.ts', build)
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  writeIn(
    folder,
    'build/server/main.js',
    `import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
writeFileSync('server.pid', String(process.pid))
const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1', () => {
  console.log(\`Kente Code is at http://127.0.0.1:\${server.address().port}\`)
})
`,
  )
  writeIn(folder, 'content/site.yaml', 'name: Kente Code')
  writeIn(folder, FINGERPRINT_FILE, JSON.stringify({ digest: digestOf(folder) }))
  return folder
}

function npmPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const path = folders.map((folder) => join(folder, 'npm')).find((candidate) => existsSync(candidate))
  if (path === undefined) throw new Error('There is no npm in PATH.')
  return realpathSync(path)
}

async function endOrphan(folder: string) {
  try {
    process.kill(Number(await readFile(join(folder, 'server.pid'), 'utf8')), 'SIGKILL')
  } catch {
    // It has ended, as expected.
  }
}

async function npmStart(folder: string) {
  onTestFinished(() => endOrphan(folder))
  return startServer({ HOME: folder }, [npmPath(), '--prefix', folder, 'start'])
}

test('without changes, npm start serves the last build and loads no tool of a build, and SIGTERM ends the server', async () => {
  const folder = await makeBuiltProject('process.exit(1)')
  const npm = await npmStart(folder)
  const url = `http://127.0.0.1:${await npm.ready}`
  expect((await fetch(url)).ok).toBe(true)

  npm.child.kill('SIGTERM')
  await npm.exited
  const isOpen = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen, { timeout: 10_000 }).toBe(false)
})

test('after a change of content, npm start builds first', async () => {
  const folder = await makeBuiltProject("console.log('BUILDING')")
  writeIn(folder, 'content/site.yaml', 'name: Adire Code')
  const npm = await npmStart(folder)
  await npm.ready
  expect(npm.output()).toContain('BUILDING')
})
