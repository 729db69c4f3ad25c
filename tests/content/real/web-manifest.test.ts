import { siteSetting } from 'contentlayer/generated'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loader } from '#src/routes/site/web-manifest.ts'

type Manifest = { name: string; description: string; background_color: string; icons: Array<Icon> }
type Icon = { src: string; sizes: string; type: string; purpose: string }

const manifest = (await loader().json()) as Manifest

test('the icons of the installed site have the sizes and types that the manifest says [MORE-54]', async () => {
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes, type } of manifest.icons) {
    const file = join('content/images', src)
    const { width, height, format } = await sharp(file).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  }
})

test('the manifest has the name of the organisation, a description and a colour [MORE-54]', () => {
  expect(manifest.name).toBe(siteSetting.name)
  expect(manifest.description).toMatch(/\w+ \w+/)
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/i)
})
