import { copyFileSync, cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isSeq, parseDocument, type Document } from 'yaml'
import { splitFrontMatter } from '#scripts/content/checks/front-matter.ts'
import { wholeFile } from '#scripts/content/checks/source-excerpt.ts'

type FieldPath = Array<string | number>

/** Thrown where the content lacks what an edit changes, which an editor may have removed. */
export class NothingToEdit extends Error {}

/** A copy of the site's content with functions to edit it. */
export function copyOfContent(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  cpSync('content', folder, { recursive: true })

  function parts(file: string) {
    const raw = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    const whole = wholeFile(file, raw)
    if (!file.endsWith('.md')) return { document: parseDocument(whole.text), body: '' }
    const split = splitFrontMatter(whole)
    if ('missing' in split) throw new Error(`content/${file} has no fields.`)
    return { document: parseDocument(split.head.text), body: split.body.text }
  }

  function change(file: string, write: (document: Document) => void, newFile = file) {
    const { document, body } = parts(file)
    write(document)
    const yaml = document.toString({ lineWidth: 100 })
    writeFileSync(path.join(folder, newFile), file.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml)
  }

  const valueIn = (file: string, field: FieldPath) => parts(file).document.getIn(field)

  function files(collection: string) {
    return readdirSync(path.join(folder, collection))
      .filter((name) => /\.(?:md|yaml)$/.test(name))
      .map((name) => `${collection}/${name}`)
      .map((name) => ({ name, place: Number(valueIn(name, ['order']) ?? 0) }))
      .sort((a, b) => a.place - b.place)
      .map(({ name }) => name)
  }

  function file(collection: string, at: number) {
    const found = files(collection).at(at)
    if (found === undefined) throw new NothingToEdit(`content/${collection}/ has too few documents.`)
    return found
  }

  /** The next free number of a field of a collection, counted from 1. */
  const nextOf = (collection: string, field: string) =>
    Math.max(0, ...files(collection).map((name) => Number(valueIn(name, [field]) ?? 0))) + 1

  return {
    /** Sets the value of a field. */
    set: (name: string, field: FieldPath, value: unknown) =>
      change(name, (document) => {
        if (!document.hasIn(field)) throw new NothingToEdit(`content/${name} has no ${field.join('.')}.`)
        document.setIn(field, value)
      }),
    /** The value of a field. */
    value: valueIn,
    /** Adds a document after the last one of its collection. */
    add(collection: string, fields: Record<string, unknown>) {
      const last = file(collection, -1)
      change(
        last,
        (document) => {
          for (const [name, value] of Object.entries(fields)) document.set(name, value)
          for (const name of ['id', 'order'])
            if (document.has(name)) document.set(name, nextOf(collection, name))
        },
        `${collection}/one-more${path.extname(last)}`,
      )
    },
    /** Removes the last document of a collection. */
    remove: (collection: string) => rmSync(path.join(folder, file(collection, -1))),
    /** Swaps the first two documents of a collection. */
    swap(collection: string) {
      const [first, second] = [file(collection, 0), file(collection, 1)]
      const [firstPlace, secondPlace] = [valueIn(first, ['order']), valueIn(second, ['order'])]
      change(first, (document) => document.set('order', secondPlace))
      change(second, (document) => document.set('order', firstPlace))
    },
    /** Reverses a list. */
    reverse: (name: string, field: FieldPath) =>
      change(name, (document) => {
        const list = document.getIn(field)
        if (!isSeq(list)) throw new NothingToEdit(`content/${name} has no ${field.join('.')}.`)
        list.items.reverse()
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
