import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import type { ReactNode } from 'react'

type Preview = Pick<CustomPreviewTemplateProps, 'entry' | 'widgetFor'>
type Path = ReadonlyArray<string | number>

/**
 * Previews that resemble the site, by the name of the folder; all other documents show their fields one by one. What is
 * not written yet leaves an empty element, which preview.css hides.
 */
export const templates: Readonly<Record<string, (preview: Preview) => ReactNode>> = {
  blog: (preview) => (
    <main className="page">
      {picture(preview, ['cover'])}
      <h1 className="title">{textOf(preview, 'title')}</h1>
      <p className="about">{joined(' · ', textOf(preview, 'author'), dayOf(preview, 'publishedOn'))}</p>
      {labels('tag', textsOf(preview, ['topics']))}
      <div className="prose">{preview.widgetFor('body')}</div>
      <h2>{countOf(preview, ['sources']) > 0 && 'Sources'}</h2>
      <ul>
        {textsOf(preview, ['sources']).map((source, at) => (
          <li key={at}>{source}</li>
        ))}
      </ul>
    </main>
  ),
  events: (preview) => (
    <main className="page">
      <h1 className="title">{textOf(preview, 'title')}</h1>
      <p className="lead">{textOf(preview, 'theme')}</p>
      <p className="about">{joined(' – ', dayOf(preview, 'start'), dayOf(preview, 'end'))}</p>
      <p className="about">
        {joined(
          ' · ',
          valueOf(preview, 'isOnline') === true ? 'Online' : undefined,
          textOf(preview, 'place'),
        )}
      </p>
      <div className="prose">{preview.widgetFor('body')}</div>
    </main>
  ),
  mentors: (preview) => (
    <main className="page">
      <div className="card">
        {picture(preview, ['image'])}
        <h1 className="title">{textOf(preview, 'name')}</h1>
        <p className="about">{textOf(preview, 'role')}</p>
        <p>{textOf(preview, 'content')}</p>
        {labels('tag', textsOf(preview, ['topics']))}
        <p className="about">{textsOf(preview, ['languages']).join(', ')}</p>
      </div>
      <div className="prose">{preview.widgetFor('body')}</div>
    </main>
  ),
  pages: (preview) => (
    <main className="page">
      {picture(preview, ['hero'])}
      <h1 className="title">{textOf(preview, 'heading')}</h1>
      <div className="prose">{textOf(preview, 'intro') && preview.widgetFor('intro')}</div>
      {labels('button', textsOf(preview, ['actions'], 'label'))}
      {Array.from({ length: countOf(preview, ['sections']) }, (_, at) => section(preview, at))}
    </main>
  ),
}

function section(preview: Preview, at: number) {
  return (
    <section key={at}>
      <p className="eyebrow">{textOf(preview, 'sections', at, 'eyebrow')}</p>
      <h2>{textOf(preview, 'sections', at, 'heading')}</h2>
      <div className="prose">
        {textOf(preview, 'sections', at, 'text') && preview.widgetFor(`sections.${at}.text`)}
      </div>
      {picture(preview, ['sections', at, 'image'])}
      {labels('button', textsOf(preview, ['sections', at, 'actions'], 'label'))}
    </section>
  )
}

function labels(className: 'tag' | 'button', texts: ReadonlyArray<string>) {
  return (
    <p>
      {texts.map((text, at) => (
        <span key={at} className={className}>
          {text}
        </span>
      ))}
    </p>
  )
}

/** The picture of a field, or nothing if it is empty. */
function picture(preview: Preview, path: Path) {
  const isChosen = textOf(preview, ...path, 'src') !== undefined
  return <div className="picture">{isChosen && preview.widgetFor([...path, 'src'].join('.'))}</div>
}

/** A value of the form, or undefined if it is empty. */
function valueOf({ entry }: Preview, ...path: Path): unknown {
  const value: unknown = entry.getIn(['data', ...path.map(String)])
  return value === '' || value === null ? undefined : value
}

function textOf(preview: Preview, ...path: Path): string | undefined {
  const value = valueOf(preview, ...path)
  return typeof value === 'string' ? value : undefined
}

/** The number of entries in a list. */
function countOf(preview: Preview, path: Path): number {
  const list = valueOf(preview, ...path)
  return typeof list === 'object' && list !== null && 'size' in list ? Number(list.size) : 0
}

/** The texts of a list, or those of a field of its entries. */
function textsOf(preview: Preview, path: Path, ...field: Path): Array<string> {
  const length = countOf(preview, path)
  return Array.from({ length }, (_, at) => textOf(preview, ...path, at, ...field) ?? '')
}

/** A day or a time in words. */
function dayOf(preview: Preview, name: string) {
  const text = textOf(preview, name) ?? ''
  const isDay = text.length === 10
  const date = new Date(isDay ? text : `${text}Z`)
  if (Number.isNaN(date.getTime())) return text
  const form = isDay ? ({ dateStyle: 'long' } as const) : ({ dateStyle: 'full', timeStyle: 'short' } as const)
  return date.toLocaleString('en-GB', { timeZone: 'UTC', ...form })
}

function joined(sign: string, ...texts: ReadonlyArray<string | undefined>) {
  return texts.filter(Boolean).join(sign)
}
