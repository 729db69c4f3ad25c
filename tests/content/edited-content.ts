import { copyFileSync, cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isSeq, parseDocument, type Document } from 'yaml'

type FieldPath = Array<string | number>

/** A copy of the site's content with functions to edit it. */
export function copyOfContent(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  cpSync('content', folder, { recursive: true })

  function change(file: string, write: (document: Document) => void, newFile = file) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const [, head = '', body = ''] = file.endsWith('.md')
      ? (/^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [])
      : ['', text]
    const document = parseDocument(head)
    write(document)
    const yaml = document.toString({ lineWidth: 100 })
    writeFileSync(path.join(folder, newFile), file.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml)
  }

  function files(collection: string) {
    const place = (file: string) =>
      Number(/^order: (\d+)/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1])
    return readdirSync(path.join(folder, collection))
      .filter((name) => /\.(?:md|yaml)$/.test(name))
      .map((name) => `${collection}/${name}`)
      .sort((a, b) => place(a) - place(b))
  }

  function file(collection: string, at: number) {
    const found = files(collection).at(at)
    if (found === undefined) throw new Error(`content/${collection}/ has too few documents for this edit.`)
    return found
  }

  return {
    /** Sets the value of a field. */
    set: (name: string, field: FieldPath, value: unknown) =>
      change(name, (document) => document.setIn(field, value)),
    /** Adds a document after the last one of its collection. */
    add(collection: string, fields: Record<string, unknown>) {
      const count = files(collection).length
      const last = file(collection, -1)
      change(
        last,
        (document) => {
          for (const [name, value] of Object.entries(fields)) document.set(name, value)
          if (document.has('order')) document.set('order', count + 1)
        },
        `${collection}/one-more${path.extname(last)}`,
      )
    },
    /** Removes the last document of a collection. */
    remove: (collection: string) => rmSync(path.join(folder, file(collection, -1))),
    /** Swaps the first two documents of a collection. */
    swap(collection: string) {
      const [first, second] = [file(collection, 0), file(collection, 1)]
      change(first, (document) => document.set('order', 2))
      change(second, (document) => document.set('order', 1))
    },
    /** Reverses a list. */
    reverse: (name: string, field: FieldPath) =>
      change(name, (document) => {
        const list = document.getIn(field)
        if (isSeq(list)) list.items.reverse()
      }),
    /** Adds an entry to a list. */
    append: (name: string, field: FieldPath, value: unknown) =>
      change(name, (document) => document.addIn(field, value)),
    /** Sets a field in each section of a page that has it. */
    setInSections: (name: string, field: string, value: (key: string) => string) =>
      change(name, (document) => {
        const sections = document.get('sections')
        for (const section of isSeq(sections) ? sections.items : []) {
          if (isMap(section) && section.has(field)) section.set(field, value(String(section.get('key'))))
        }
      }),
    /** Replaces a picture by another one. */
    replacePicture: (picture: string, by: string) =>
      copyFileSync(path.join(folder, by), path.join(folder, picture)),
    file,
    pictures: (collection: string) =>
      readdirSync(path.join(folder, collection, 'images'))
        .filter((name) => name.endsWith('.webp'))
        .map((name) => `${collection}/images/${name}`),
  }
}

export type EditedContent = ReturnType<typeof copyOfContent>
