import { runStep } from '#scripts/run-step.ts'
import { chromiumPath } from './chromium-path.ts'

const whatToDo = `The browser tests need Chromium, and it could neither be downloaded nor installed.
Do one of these, then run the tests again:
  - install Chromium or Google Chrome yourself, or
  - say where one is: CHROMIUM_PATH=/path/to/chromium npm test`

/** The ways to get a browser, the most usual first; the next is tried when one fails. */
const ways: ReadonlyArray<() => Promise<void>> = [
  () => runStep('Downloading Chromium', 'npx', ['--no-install', 'playwright', 'install', 'chromium']),
  async () => {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const [command = 'apt-get', ...first] = [...sudo, 'apt-get']
    await runStep('Reading the package lists', command, [...first, 'update'])
    await runStep('Installing Chromium', command, [
      ...first,
      'install',
      '-y',
      '--no-install-recommends',
      'chromium',
    ])
  },
]

async function ensureChromium(): Promise<string> {
  const present = chromiumPath()
  if (present) return present
  for (const way of ways) {
    try {
      await way()
    } catch (error) {
      console.warn(error instanceof Error ? error.message : error)
    }
    const found = chromiumPath()
    if (found) return found
  }
  throw new Error(whatToDo)
}

try {
  console.log(`Chromium: ${await ensureChromium()}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
