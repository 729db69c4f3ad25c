import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** An edit, the page that shows it, and the text or link by which it is recognised there. */
export type Save = {
  address: string
  save: () => void
  shows: { text: string } | { link: string }
}

export const SAVES: Readonly<Record<string, (root: string, number: number) => Promise<Save> | Save>> = {
  'a word': changedWord,
  'a new article with a picture': newArticle,
  'a new event': newEvent,
  'a renamed slug': renamedStory,
}

const FIRST_NEW_ID = 900_000

/** A word that occurs nowhere else. */
const markOf = (number: number) => `Word${number}x${Date.now().toString(36)}`

function changedWord(root: string, number: number): Save {
  const file = path.join(root, 'content/blog/living-with-hiv.md')
  const before = readFileSync(file, 'utf8')
  const id = /^id: (\d+)$/m.exec(before)?.[1]
  const mark = markOf(number)
  const text = before.includes('Word') ? before.replace(/Word\w+/, mark) : `${before}\n${mark} stands here.\n`
  return {
    address: `/blog/${id}`,
    save: () => writeFileSync(file, text),
    shows: { text: mark },
  }
}

async function newArticle(root: string, number: number): Promise<Save> {
  const folder = path.join(root, 'content/blog')
  const model = readFileSync(path.join(folder, 'living-with-hiv.md'), 'utf8')
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: { r: number, g: 90, b: 160 } },
  })
    .webp()
    .toBuffer()
  const title = `${markOf(number)} as a title`
  const text = model
    .replace(/^id: .*$/m, `id: ${FIRST_NEW_ID + number}`)
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/^ {2}src: .*$/m, `  src: images/live-${number}.webp`)
  return {
    address: `/blog/${FIRST_NEW_ID + number}`,
    save() {
      writeFileSync(path.join(folder, `images/live-${number}.webp`), picture)
      writeFileSync(path.join(folder, `live-${number}.md`), text)
    },
    shows: { text: title },
  }
}

function newEvent(root: string, number: number): Save {
  const folder = path.join(root, 'content/events')
  const newest =
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .at(-1) ?? ''
  const model = readFileSync(path.join(folder, newest), 'utf8')
  const day = newest.slice(0, 10)
  const title = `${markOf(number)} as an event`
  const file = path.join(folder, `${day}-live-${number}.md`)
  const text = model.replace(/^title: .*$/m, `title: ${title}`)
  return {
    address: `/events/year/${day.slice(0, 4)}`,
    save: () => writeFileSync(file, text),
    shows: { text: title },
  }
}

function renamedStory(root: string, number: number): Save {
  const folder = path.join(root, 'content/stories')
  const [first = ''] = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
  const slug = `a-renamed-story-${number}`
  return {
    address: '/impact-stories',
    save: () => renameSync(path.join(folder, first), path.join(folder, `${slug}.md`)),
    shows: { link: `/impact-stories/${slug}` },
  }
}
