import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressBuild, hashInlineScripts } from '#scripts/compress-build.ts'
import { temporaryFolder, writeIn } from '#tests/content/temporary-project.ts'

const LONG = 'Adaeze learned to code. '.repeat(100)

function makeFiles(files: Record<string, string>) {
  const home = temporaryFolder()
  for (const [name, content] of Object.entries(files)) writeIn(home, `client/${name}`, content)
  return { home, buildDir: join(home, 'client') }
}

test('every text file gets a Brotli and a gzip copy with the same text, and pictures, fonts and short files none', async () => {
  const names = ['a.html', 'a.js', 'a.css', 'a.svg', 'a.json', 'a.data', 'a.xml', 'a.txt']
  const others = { 'a.avif': LONG, 'a.woff2': LONG, 'short.js': 'x'.repeat(512) }
  const { buildDir } = makeFiles({
    ...Object.fromEntries(names.map((name) => [name, LONG])),
    ...others,
  })
  await compressBuild(buildDir)
  expect(await readdir(buildDir)).toHaveLength(3 * names.length + 3)
  for (const name of names) {
    const path = join(buildDir, name)
    expect(brotliDecompressSync(await readFile(`${path}.br`)).toString()).toBe(LONG)
    expect(gunzipSync(await readFile(`${path}.gz`)).toString()).toBe(LONG)
  }
})

test('the headers of the pages are written beside the build, with the hash of each inline script', async () => {
  const html = `<p>${LONG}</p><script>one()</script>`
  const { home, buildDir } = makeFiles({ 'index.html': html, 'blog/index.html': '<p>none</p>' })
  await compressBuild(buildDir)
  const headers = JSON.parse(await readFile(join(home, 'page-headers.json'), 'utf8'))
  expect(headers).toEqual({
    'blog/index.html': { content: expect.any(String), scripts: [] },
    'index.html': { content: expect.any(String), scripts: [hashOf('one()')] },
  })
  await expect(stat(join(buildDir, 'page-headers.json'))).rejects.toThrow('ENOENT')
})

function hashOf(script: string) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

test('inline scripts are hashed exactly as the browser reads them, and files and data are not', () => {
  const scripts = ['window.a = "<p>&amp;</p>"', '\n  import "/assets/x.js"\n', 'first()', 'ẹ̀kọ́("é")']
  const html = `<!doctype html><html><head><script>${scripts[0]}</script></head>
    <body><script type="module" async="" data-x="a>b">${scripts[1]}</script>
    <!-- <script>commented()</script> --><SCRIPT >${scripts[2]}</SCRIPT >
    <script src="/a.js"></script><script type="application/ld+json">{"@type":"NGO"}</script><script>${scripts[3]}</script></body></html>`
  expect(hashInlineScripts(html)).toEqual(scripts.map(hashOf))
})
