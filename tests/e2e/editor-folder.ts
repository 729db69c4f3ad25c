import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { filesBelow } from '#scripts/files-below.ts'

/** A file in base64, by its path from the root of the project. */
type File = [path: string, base64: string]

/** The content of a folder, in the format passed to the browser. */
export function filesIn(root: string): Array<File> {
  return filesBelow(path.join(root, 'content')).map((file) => [
    `content/${file}`,
    readFileSync(path.join(root, 'content', file)).toString('base64'),
  ])
}

/**
 * Lets the page choose a folder with these files. Headless browsers have no dialog for folders; the origin private
 * file system has the same interface.
 */
export async function letChoose(page: Page, files: Array<File>) {
  await page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory()
    // The editor recognises a project by this folder.
    await root.getDirectoryHandle('.git', { create: true })
    for (const [name, base64] of given) {
      const folders = name.split('/')
      const last = folders.pop() ?? ''
      let folder = root
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true })
      const writable = await (await folder.getFileHandle(last, { create: true })).createWritable()
      await writable.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
      await writable.close()
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(root) })
  }, files)
}

/** The text of a file in the browser, or an empty string if there is none. */
export function textOf(page: Page, file: string) {
  return page.evaluate(async (name) => {
    const folders = name.split('/')
    const last = folders.pop() ?? ''
    let folder = await navigator.storage.getDirectory()
    try {
      for (const part of folders) folder = await folder.getDirectoryHandle(part)
      return await (await (await folder.getFileHandle(last)).getFile()).text()
    } catch {
      // A file that is being written does not exist for a moment.
      return ''
    }
  }, file)
}

/** Writes the files in the browser to a folder on disk. */
export async function saveTo(page: Page, root: string) {
  const files = await page.evaluate(async () => {
    type Folder = FileSystemDirectoryHandle & {
      entries: () => AsyncIterable<[string, FileSystemDirectoryHandle | FileSystemFileHandle]>
    }
    const found: Array<[string, string]> = []
    async function read(folder: FileSystemDirectoryHandle, above: string) {
      for await (const [name, handle] of (folder as Folder).entries()) {
        if (handle.kind === 'directory') await read(handle, `${above}${name}/`)
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
          const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
          found.push([above + name, btoa(text)])
        }
      }
    }
    await read(await navigator.storage.getDirectory(), '')
    return found
  })
  for (const [name, base64] of files) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(root, name), Buffer.from(base64, 'base64'))
  }
}
