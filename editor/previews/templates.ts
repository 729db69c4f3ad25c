import { createElement, Fragment, type ReactNode } from 'react'
import { countOf, element, picture, textOf, textsOf, valueOf, type Preview } from './entry.ts'

/** Previews that resemble the site, by the name of the folder; all other documents show their fields one by one. */
export const templates: Readonly<Record<string, (preview: Preview) => ReactNode>> = {
  blog: (preview) =>
    page(
      picture(preview, 'cover'),
      element('h1', 'title', textOf(preview, 'title')),
      element(
        'p',
        'about',
        [textOf(preview, 'author'), day(textOf(preview, 'publishedOn'))].filter(Boolean).join(' · '),
      ),
      tags(textsOf(preview, 'topics')),
      prose(preview.widgetFor('body')),
      countOf(preview, 'sources') > 0 && sources(textsOf(preview, 'sources')),
    ),
  events: (preview) =>
    page(
      element('h1', 'title', textOf(preview, 'title')),
      element('p', 'lead', textOf(preview, 'theme')),
      element(
        'p',
        'about',
        [moment(textOf(preview, 'start')), moment(textOf(preview, 'end'))].filter(Boolean).join(' – '),
      ),
      element(
        'p',
        'about',
        [valueOf(preview, 'isOnline') === true ? 'Online' : undefined, textOf(preview, 'place')]
          .filter(Boolean)
          .join(' · '),
      ),
      prose(preview.widgetFor('body')),
    ),
  mentors: (preview) =>
    page(
      createElement(
        'div',
        { className: 'card' },
        picture(preview, 'image'),
        element('h1', 'title', textOf(preview, 'name')),
        element('p', 'about', textOf(preview, 'role')),
        element('p', '', textOf(preview, 'content')),
        tags(textsOf(preview, 'topics')),
        element('p', 'about', textsOf(preview, 'languages').join(', ')),
      ),
      prose(preview.widgetFor('body')),
    ),
  pages: (preview) =>
    page(
      picture(preview, 'hero'),
      element('h1', 'title', textOf(preview, 'heading')),
      textOf(preview, 'intro') === undefined ? null : prose(preview.widgetFor('intro')),
      buttons(preview, 'actions'),
      ...Array.from({ length: countOf(preview, 'sections') }, (_, at) => section(preview, at)),
    ),
}

function page(...parts: Array<ReactNode>) {
  return createElement('main', { className: 'page' }, ...parts)
}

function prose(text: ReactNode) {
  return createElement('div', { className: 'prose' }, text)
}

function section(preview: Preview, at: number) {
  const has = (field: string) => textOf(preview, 'sections', at, field) !== undefined
  return createElement(
    'section',
    { key: at },
    element('p', 'eyebrow', textOf(preview, 'sections', at, 'eyebrow')),
    element('h2', '', textOf(preview, 'sections', at, 'heading')),
    has('text') ? prose(preview.widgetFor(`sections.${at}.text`)) : null,
    picture(preview, 'sections', at, 'image'),
    buttons(preview, 'sections', at, 'actions'),
  )
}

function buttons(preview: Preview, ...path: Array<string | number>) {
  const list = valueOf(preview, ...path)
  const count = typeof list === 'object' && list !== null && 'size' in list ? Number(list.size) : 0
  const labels = Array.from({ length: count }, (_, at) => textOf(preview, ...path, at, 'label') ?? '')
  return labels.length === 0 ? null : tags(labels, 'button')
}

function tags(labels: Array<string>, className = 'tag') {
  return createElement(
    'p',
    null,
    labels.map((label, at) => createElement('span', { key: at, className }, label)),
  )
}

function sources(texts: Array<string>) {
  return createElement(
    Fragment,
    null,
    createElement('h2', null, 'Sources'),
    createElement(
      'ul',
      null,
      texts.map((text, at) => createElement('li', { key: at }, text)),
    ),
  )
}

const inWords = (text: string, options: Intl.DateTimeFormatOptions) => {
  const date = new Date(`${text}Z`)
  return Number.isNaN(date.getTime()) ? text : date.toLocaleString('en-GB', { timeZone: 'UTC', ...options })
}

function day(text: string | undefined) {
  return text && inWords(`${text}T00:00`, { dateStyle: 'long' })
}

function moment(text: string | undefined) {
  return text && inWords(text, { dateStyle: 'full', timeStyle: 'short' })
}
