import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import type { User } from '#contract/accounts.ts'
import { MENTORS_FILE, MENTORS_URL } from '#src/lib/mentor-addresses.ts'
import { packDirectory, unpackDirectory } from '#src/api/mentor-directory.ts'
import { generateDirectory } from './bench/generated-mentors.ts'
import { CPU_SLOWDOWN } from './bench/phone.ts'
import { timeChanges } from './bench/time-changes.ts'
import { CHROMIUM_ARGS, chromiumPath } from './chromium-path.ts'
import { startServer } from './reliability/server-under-test.ts'

/*
 * Measures the directory of mentors of the last build in a browser on a CPU slowed down four times, with generated
 * mentors. Absolute figures depend on the machine; compare the ratios.
 */

const SIZES = [500, 5000]
const user: User = {
  id: 'u1',
  surname: 'Balogun',
  first_name: 'Amina',
  phone_number: '08031234567',
  email: 'amina@example.com',
  username: 'amina',
  is_on_mailing_list: true,
  is_address_confirmed: true,
  picture: null,
}

const kilobytes = (body: string) => brotliCompressSync(body).length / 1000

async function openDirectory(page: Page, url: string, directory: string) {
  await page.route('**/auth/verify-user', (route) =>
    route.fulfill({ json: { success: 'You are signed in.', payload: user } }),
  )
  await page.route(`**${MENTORS_FILE}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: directory }),
  )
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(`${url}${MENTORS_URL}`)
  await page.getByText(/^Showing 1-5 of/).waitFor()
}

const dataDir = mkdtempSync(join(tmpdir(), 'gelegrid-bench-'))
const server = await startServer({ environment: { DATA_DIR: dataDir } })
const browser = await chromium.launch({
  executablePath: chromiumPath() ?? undefined,
  args: CHROMIUM_ARGS,
})
try {
  const real = await (await fetch(`${server.url}${MENTORS_FILE}`)).text()
  console.log(
    `| Mentors | Sent (Brotli) | Empty frame | Filter to paint, median | slowest of 24 | Order | Keywords, first | then |`,
  )
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
  const directory = unpackDirectory(JSON.parse(real))
  if (!directory) throw new Error(`${MENTORS_FILE} is no directory: build the site anew.`)
  console.log(`| ${directory.mentors.length} (ours) | ${kilobytes(real).toFixed(1)} KB | | | | | | |`)
  const medians: Array<number> = []
  for (const size of SIZES) {
    const generated = JSON.stringify(packDirectory(generateDirectory(directory, size)))
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await openDirectory(page, server.url, generated)
    const times = await timeChanges(page)
    medians.push(times.filter.median)
    const milliseconds = [
      times.frame,
      times.filter.median,
      times.filter.slowest,
      times.sort,
      times.firstSearch,
      times.search,
    ]
    const cells = milliseconds.map((time) => `${time.toFixed(0)} ms`).join(' | ')
    console.log(`| ${size} | ${kilobytes(generated).toFixed(1)} KB | ${cells} |`)
    await page.close()
  }
  const [few = NaN, many = NaN] = medians
  console.log(`\nTen times the mentors take ${(many / few).toFixed(2)} times as long to filter.`)
} finally {
  await Promise.all([browser.close(), server.end('SIGTERM')])
  rmSync(dataDir, { recursive: true, force: true })
}
