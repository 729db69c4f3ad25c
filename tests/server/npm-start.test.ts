import { existsSync, realpathSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { bundle } from '#scripts/bundle-server.ts'
import { FINGERPRINT_FILE, fingerprintOf } from '#scripts/fingerprint.ts'
import { makeDataDir } from './fixtures/databases.ts'
import { startServer } from './fixtures/server-process.ts'
import { makeBuild } from './fixtures/site.ts'

/** A copy of the project that has been built: its scripts, and a server that needs no bundling. */
async function makeBuiltProject(build: string) {
  const folder = await makeDataDir()
  const { type, scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    type: string
    scripts: Record<string, string>
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type, scripts: { ...scripts, build } }))
  await mkdir(join(folder, 'build', 'server'), { recursive: true })
  const [tsx, main] = ['node_modules/tsx/dist/esm/api/index.mjs', 'server/main.ts'].map(
    (path) => pathToFileURL(resolve(path)).href,
  )
  await writeFile(
    join(folder, 'build', 'server', 'main.js'),
    `import { writeFileSync } from 'node:fs'
import { register } from '${tsx}'
writeFileSync('server.pid', String(process.pid))
register()
await import('${main}')
`,
  )
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

/** Runs `npm start` in this project, on a separate port. */
async function npmStart(folder: string) {
  onTestFinished(() => endOrphan(folder))
  const environment = { BUILD_DIR: await makeBuild(), HOME: folder }
  return startServer(environment, [npmPath(), '--prefix', folder, 'start'])
}

async function isOpen(port: number) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Adds the first step of `npm start`, as a build does. Without packages, so that it cannot load any. */
async function addFingerprint(folder: string) {
  await mkdir(join(folder, 'content'))
  await writeFile(join(folder, 'content', 'site.yaml'), 'name: Kente Code')
  await bundle(process.cwd(), { 'is-current': 'scripts/is-current.ts' }, join(folder, 'checked'))
  await rename(join(folder, 'checked', 'is-current.js'), join(folder, 'build', 'server', 'is-current.js'))
  const fingerprint = fingerprintOf(folder, ['content/site.yaml'])
  await writeFile(join(folder, FINGERPRINT_FILE), JSON.stringify(fingerprint))
}

test(
  'without changes, npm start serves the last build and loads no tool of a build',
  { timeout: 30_000 },
  async () => {
    const folder = await makeBuiltProject('echo BUILDING && exit 1')
    await addFingerprint(folder)
    const npm = await npmStart(folder)
    expect(await isOpen(await npm.ready)).toBe(true)
    expect(npm.output()).toContain('Nothing has changed')
  },
)

test('after a change of content, npm start builds first', { timeout: 30_000 }, async () => {
  const folder = await makeBuiltProject('echo BUILDING')
  await addFingerprint(folder)
  await writeFile(join(folder, 'content', 'site.yaml'), 'name: Adire Code')
  const npm = await npmStart(folder)
  expect(await isOpen(await npm.ready)).toBe(true)
  expect(npm.output()).toContain('BUILDING')
})

test('SIGTERM to npm start ends the server, and leaves its port free', { timeout: 30_000 }, async () => {
  const folder = await makeBuiltProject('true')
  const npm = await npmStart(folder)
  const port = await npm.ready
  expect(await isOpen(port)).toBe(true)

  npm.child.kill('SIGTERM')
  await npm.exited
  expect(await isOpen(port)).toBe(false)
})
