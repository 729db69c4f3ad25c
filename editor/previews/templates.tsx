import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { isFields } from '#editor/write-changes.ts'
import type { Field, Fields } from '#src/content/schema/field.ts'
import { documentSchemas } from '#src/content/schema/index.ts'
import type { Action, BlogArticle, Event, Image, Mentor, Page } from 'contentlayer/generated'

type Preview = Pick<CustomPreviewTemplateProps, 'entry' | 'widgetFor'>

/** A document while it is written: any of it may be missing. */
type Draft<T> = { [Key in keyof T]?: T[Key] extends object | undefined ? Draft<T[Key]> : T[Key] }

function draftOf<T>({ entry }: Preview, folder: keyof typeof templates) {
  const fields = documentSchemas.find(({ path }) => path === folder)?.fields ?? {}
  return knownFields(entry.toJS().data, fields) as Draft<T>
}

function knownFields(values: unknown, fields: Fields) {
  const own = isFields(values) ? values : {}
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, known(own[name], field)]))
}

/** Leaves out what has another form than its field, such as a text in the place of a list: a file may have it. */
function known(value: unknown, field: Field): unknown {
  if (field.kind === 'object') return knownFields(value, field.fields)
  if (field.kind === 'list') return Array.isArray(value) ? value.map((item) => known(item, field.of)) : []
  return typeof value === 'object' ? undefined : value
}

/**
 * Previews that resemble the site, by the name of the folder; all other documents show their fields one by one. What is
 * not written yet leaves an empty element, which preview.css hides.
 */
export const templates = { blog, events, mentors, pages }

function blog(preview: Preview) {
  const { cover, title, author, publishedOn, topics, sources } = draftOf<BlogArticle>(preview, 'blog')
  return (
    <main className="page">
      {picture(preview, 'cover', cover)}
      <h1 className="title">{title}</h1>
      <p className="about">{joined(' · ', author, dayOf(publishedOn))}</p>
      {labels('tag', topics)}
      <div className="prose">{preview.widgetFor('body')}</div>
      <h2>{sources?.length ? 'Sources' : ''}</h2>
      <ul>
        {sources?.map((source, at) => (
          <li key={at}>{source}</li>
        ))}
      </ul>
    </main>
  )
}

function events(preview: Preview) {
  const { title, theme, start, end, isOnline, place } = draftOf<Event>(preview, 'events')
  return (
    <main className="page">
      <h1 className="title">{title}</h1>
      <p className="lead">{theme}</p>
      <p className="about">{joined(' – ', dayOf(start), dayOf(end))}</p>
      <p className="about">{joined(' · ', isOnline ? 'Online' : '', place)}</p>
      <div className="prose">{preview.widgetFor('body')}</div>
    </main>
  )
}

function mentors(preview: Preview) {
  const { image, name, role, content, topics, languages } = draftOf<Mentor>(preview, 'mentors')
  return (
    <main className="page">
      <div className="card">
        {picture(preview, 'image', image)}
        <h1 className="title">{name}</h1>
        <p className="about">{role}</p>
        <p>{content}</p>
        {labels('tag', topics)}
        <p className="about">{languages?.join(', ')}</p>
      </div>
      <div className="prose">{preview.widgetFor('body')}</div>
    </main>
  )
}

function pages(preview: Preview) {
  const { hero, heading, intro, actions, sections } = draftOf<Page>(preview, 'pages')
  return (
    <main className="page">
      {picture(preview, 'hero', hero)}
      <h1 className="title">{heading}</h1>
      <div className="prose">{intro ? preview.widgetFor('intro') : ''}</div>
      {labels('button', actions?.map(labelOf))}
      {sections?.map((section, at) => (
        <section key={at}>
          <p className="eyebrow">{section?.eyebrow}</p>
          <h2>{section?.heading}</h2>
          <div className="prose">{section?.text ? preview.widgetFor(`sections.${at}.text`) : ''}</div>
          {picture(preview, `sections.${at}.image`, section?.image)}
          {labels('button', section?.actions?.map(labelOf))}
        </section>
      ))}
    </main>
  )
}

const labelOf = (action: Draft<Action> | undefined) => action?.label

function labels(className: 'tag' | 'button', texts: ReadonlyArray<string | undefined> | undefined) {
  return (
    <p>
      {texts?.map((text, at) => (
        <span key={at} className={className}>
          {text}
        </span>
      ))}
    </p>
  )
}

function picture({ widgetFor }: Preview, path: string, image: Draft<Image> | undefined) {
  return <div className="picture">{image?.src ? widgetFor(`${path}.src`) : ''}</div>
}

function dayOf(text: string | undefined) {
  if (!text) return ''
  const isDay = text.length === 10
  const date = new Date(isDay ? text : `${text}Z`)
  if (Number.isNaN(date.getTime())) return text
  const form = isDay ? ({ dateStyle: 'long' } as const) : ({ dateStyle: 'full', timeStyle: 'short' } as const)
  return date.toLocaleString('en-GB', { timeZone: 'UTC', ...form })
}

function joined(sign: string, ...texts: ReadonlyArray<string | undefined>) {
  return texts.filter(Boolean).join(sign)
}
