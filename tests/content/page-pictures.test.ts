import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mostTelling } from '#scripts/content/diff/changed-pages.ts'
import { pageLines } from '#scripts/content/diff/page-section.ts'
import { branch } from './content-branch.ts'
import { block, HANGS_UP, writeBuild } from './small-builds.ts'

const GREY = 'rgb(200, 200, 200)'
const RED = 'rgb(255, 0, 0)'
const GREEN = 'rgb(0, 128, 0)'

/** A branch with builds before and after its changes, and a folder for the report. */
function pullRequest(before: Record<string, string>, after: Record<string, string>, options = {}) {
  const { root, report, change } = branch()
  const builds = [
    writeBuild(path.join(root, 'old'), before),
    writeBuild(path.join(root, 'new'), after, options),
  ] as const
  const folder = path.join(root, 'report')
  return {
    root,
    folder,
    change,
    report: () => report('--builds', ...builds, '--folder', folder),
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
  }
}

/** The colour in the middle of a picture's row. */
async function colorAt(file: string, row: number) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (row * info.width + Math.floor(info.width / 2)) * 3
  return `rgb(${[...data.subarray(at, at + 3)].map((part) => Math.round(part / 8) * 8).join(', ')})`
}

const nearly = (color: string) => color.replace('255', '256')

test('changed pages are shown before and after, side by side, at two widths [REVIEW-6]', async () => {
  const page = (color: string) => block(GREY, 1000) + block(color) + block(GREY, 1000)
  const { folder, report, read } = pullRequest(
    { '': block(GREY), 'blog/1': page(RED), 'blog/3': block(RED), faqs: `<!-- old -->${block(GREY)}` },
    { '': block(GREY), 'blog/1': page(GREEN), 'blog/2': block(GREEN), faqs: block(GREY) },
  )
  const comment = await report()

  expect(comment).toContain('| `/blog/1` | 4.8 % differs, 1000 to 1100 px down | 4.8 % differs,')
  expect(comment).toContain('| `/blog/2` (new) | new | new |')
  expect(comment).toContain('| `/blog/3` (removed) | removed | removed |')
  expect(comment).toContain('| `/faqs` | looks the same | looks the same |')
  expect(comment).not.toContain('| `/` |')
  expect(comment).not.toContain('pictures/')

  const picture = (name: string) => path.join(folder, 'pictures', `${name}.webp`)
  expect(await colorAt(picture('blog_1-390-before'), 1050)).toBe(nearly(RED))
  expect(await colorAt(picture('blog_1-390-after'), 1050)).toBe(GREEN)
  // The excerpt begins a little above the change.
  expect(await colorAt(picture('blog_1-1440-after-excerpt'), 210)).toBe(GREEN)
  expect(readdirSync(path.join(folder, 'pictures')).filter((name) => !name.includes('excerpt'))).toEqual([
    ...['after', 'before'].map((when) => `blog_1-1440-${when}.webp`),
    ...['after', 'before'].map((when) => `blog_1-390-${when}.webp`),
    ...['blog_2-1440-after.webp', 'blog_2-390-after.webp'],
    ...['blog_3-1440-before.webp', 'blog_3-390-before.webp'],
  ])

  expect(read('report.md')).toContain('| Before | After |\n| --- | --- |\n| [![Before: /blog/1, 390 px wide]')
  const images = [...read('report.html').matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) => source)
  expect(images).toHaveLength(8)
  for (const source of images) expect(existsSync(path.join(folder, source)), source).toBe(true)
})

test('a page that does not answer is named with the reason, and the others are shown [REVIEW-6]', async () => {
  const { report, read } = pullRequest({ faqs: block(GREY) }, { blog: HANGS_UP, donate: block(GREY) })
  const text = await report()
  expect(text).toMatch(/\| `\/blog` \(new\) \| no picture: .*ERR.*EMPTY/)
  expect(text).toContain('| `/donate` (new) | new | new |')
  expect(read('report.md')).toMatch(/#### `\/blog` \(new\)\n\nNo picture: .*ERR.*EMPTY/)
})

test('pages of changed documents come first, then one of each kind, public ones before those of members [REVIEW-6]', () => {
  const addresses = [
    '/blog/1',
    '/blog/2',
    '/blog/3',
    '/donate',
    '/explore/blog/1',
    '/explore/blog/3',
    '/faqs',
  ]
  const pages = addresses.map((address) => ({ address, change: 'changed' as const }))
  const { chosen } = mostTelling(pages, new Set(['/blog/3', '/explore/blog/3']))
  expect(chosen.map(({ address }) => address)).toEqual([
    ...['/blog/3', '/blog/1', '/donate', '/faqs'],
    ...['/explore/blog/3', '/explore/blog/1', '/blog/2'],
  ])
})

test('twelve pages are shown; the report names all others, and a comment some of them [REVIEW-6]', () => {
  const pages = Array.from({ length: 100 }, (_, index) => ({
    address: `/blog/${index + 1}`,
    change: 'changed' as const,
  }))
  const { chosen, others } = mostTelling(pages, new Set())
  expect([chosen.length, others.length]).toEqual([12, 88])
  const named = (isFile: boolean) => pageLines({ shown: [], others }, isFile).join('\n')
  expect(named(true)).toMatch(/`\/blog\/100`\.$/)
  expect(named(false)).toMatch(/`\/blog\/62`, and 38 more\.$/)
})

test.each([
  ['no browser', 'no such file', { CHROMIUM_PATH: '/nowhere/chromium' }, { hasServer: true }],
  ['a build without a server', 'The server ended before it was ready', {}, { hasServer: false }],
])(
  'with %s the report says so, and has all the rest [REVIEW-6]',
  async (_what, reason, environment, options) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { change, report, read } = pullRequest({ faqs: block(RED) }, { faqs: block(GREEN) }, options)
    change('mentors/ada.md', 'ten years', 'eleven years')
    for (const text of [await report(), read('report.md')]) {
      expect(text).toMatch(new RegExp(`### Pages\n\nPictures of the pages could not be taken: .*${reason}`))
      expect(text).toContain('Changed as well, without pictures: `/faqs`.')
      expect(text).toContain('<ins>eleven</ins>')
    }
  },
)

test('without a build of the base the report says so, and has all the rest [REVIEW-6]', async () => {
  const { root, report, change } = branch()
  change('mentors/ada.md', 'ten years', 'eleven years')
  const missing = path.join(root, 'nowhere')
  const text = await report('--builds', missing, missing, '--folder', path.join(root, 'report'))
  expect(text).toContain(`### Pages\n\nThe pages were not compared: ${missing} has no build of the site`)
  expect(text).toContain('<ins>eleven</ins>')
})

test('an earlier report is replaced, and a folder with anything else is refused as it is', async () => {
  const { folder, report, read } = pullRequest({ faqs: block(RED) }, { faqs: block(RED) })
  await report()
  writeFileSync(path.join(folder, 'report.html'), 'earlier')
  await report()
  expect(read('report.html')).toContain('What changes in content/')
  writeFileSync(path.join(folder, 'notes.txt'), 'mine')
  await expect(report()).rejects.toThrow('holds more than an earlier report: name a new folder')
  expect(readdirSync(folder)).toContain('notes.txt')
  expect(readdirSync(folder)).toContain('report.html')
})

test('pictures that the command has not made are not removed', async () => {
  const { folder, report } = pullRequest({}, {})
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  writeFileSync(path.join(folder, 'pictures/mine.webp'), 'mine')
  await expect(report()).rejects.toThrow('name a new folder')
  expect(readFileSync(path.join(folder, 'pictures/mine.webp'), 'utf8')).toBe('mine')
})

test('no words of a document become elements or scripts of the report', async () => {
  const { change, report, read } = pullRequest({ faqs: block(RED) }, { faqs: block(RED) })
  change('mentors/ada.md', 'ten years', 'ten <img src=x onerror=alert(1)> years')
  await report()
  expect(read('report.html')).toContain('onerror=alert')
  expect(read('report.html')).not.toContain('<img')
  expect(read('report.html')).toContain("script-src 'none'")
})
