import { expect, test } from 'vitest'
import { bundle } from '#scripts/bundle-server.ts'
import { PROGRAMS } from '#scripts/content/build-content.ts'
import { TOOL_FILES, TOOL_FOLDERS, toolsDigest } from '#scripts/content/tools-digest.ts'

test('no program that prepares content has a part that the digest of tools leaves out [BUILD-12]', async () => {
  const { modules } = await bundle(process.cwd(), PROGRAMS)
  const isCovered = (file: string) =>
    TOOL_FILES.includes(file) || TOOL_FOLDERS.some((folder) => file.startsWith(`${folder}/`))
  expect(modules).toContain('scripts/content/checks/check-content.ts')
  expect(modules.filter((file) => !isCovered(file))).toEqual([])
})

test('the digest of tools is the same as long as they are', () => {
  expect(toolsDigest()).toBe(toolsDigest())
  expect(toolsDigest()).toMatch(/^[\w-]{43}$/)
})
