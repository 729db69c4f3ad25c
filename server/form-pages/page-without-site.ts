import { parse, serialize } from 'parse5'
import { append, elementOf, find } from './html-tree.ts'
import type { FormAnswer } from './fill-form.ts'

const FRAME =
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not sent</title></head><body></body></html>'

/** The answer of a server whose pages are on another host: why a form was not stored, and a link back to it. */
export function pageWithoutSite(page: string, { message, issues }: Omit<FormAnswer, 'fields'>) {
  const document = parse(FRAME)
  const body = find(document, ({ tagName }) => tagName === 'body')
  if (body === null) throw new Error('The frame has no body')
  const list = elementOf('ul', {})
  for (const issue of issues) append(list, elementOf('li', {}, issue.message))
  const way = elementOf('p', {})
  append(way, elementOf('a', { href: page }, 'To the form'))
  for (const element of [
    elementOf('h1', {}, 'This was not sent'),
    elementOf('p', {}, message),
    ...(issues.length > 0 ? [list] : []),
    elementOf('p', {}, 'Please go back: your browser still has what you typed.'),
    way,
  ])
    append(body, element)
  return serialize(document)
}
