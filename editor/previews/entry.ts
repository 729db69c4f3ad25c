import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { createElement, type ReactNode } from 'react'

export type Preview = Pick<CustomPreviewTemplateProps, 'entry' | 'widgetFor'>

/** A value of the form, or undefined if it is empty. */
export function valueOf({ entry }: Preview, ...path: Array<string | number>): unknown {
  const value: unknown = entry.getIn(['data', ...path.map(String)])
  return value === '' || value === null ? undefined : value
}

export function textOf(preview: Preview, ...path: Array<string | number>): string | undefined {
  const value = valueOf(preview, ...path)
  return typeof value === 'string' ? value : undefined
}

/** The number of entries in a list. */
export function countOf(preview: Preview, name: string): number {
  const list = valueOf(preview, name)
  return typeof list === 'object' && list !== null && 'size' in list ? Number(list.size) : 0
}

/** The texts of a list of plain texts. */
export function textsOf(preview: Preview, name: string): Array<string> {
  return Array.from({ length: countOf(preview, name) }, (_, at) => textOf(preview, name, at) ?? '')
}

/** The picture of a field, or nothing if it is empty. */
export function picture(preview: Preview, ...path: Array<string | number>): ReactNode {
  const isChosen = textOf(preview, ...path, 'src') !== undefined
  return (
    isChosen && createElement('div', { className: 'picture' }, preview.widgetFor([...path, 'src'].join('.')))
  )
}

/** An element around a text, or nothing without text. */
export function element(tag: string, className: string, text: ReactNode): ReactNode {
  return text === undefined || text === '' ? null : createElement(tag, { className }, text)
}
