import type { PixelDifference } from '#scripts/screenshots/pixel-difference.ts'
import type { ChangedPage } from './changed-pages.ts'
import type { PageLook, ShownPage } from './page-looks.ts'
import type { PagePictures } from './page-pictures.ts'
import type { PictureFiles } from './picture-files.ts'
import { escaped } from './words.ts'

/** The maximum in a comment, as a changed menu changes every page. */
const MAX_NAMED = 50

/**
 * The changes in the look of pages, in Markdown. A file shows the screenshots side by side, a comment only describes
 * them.
 */
export function pageLines({ shown, others, missing }: PagePictures, isFile: boolean): Array<string> {
  return [
    ...(missing === undefined ? [] : [`Pictures of the pages could not be taken: ${escaped(missing)}`, '']),
    ...(isFile ? shown.flatMap(pictureLines) : tableLines(shown)),
    ...otherLines(others, isFile),
  ]
}

function tableLines(shown: ReadonlyArray<ShownPage>) {
  const widths = shown.find(({ looks }) => looks.length > 0)?.looks.map(({ width }) => width) ?? []
  const rows = shown.map((page) => {
    const cells = widths.map((width) => lookInWords(page, width))
    return `| ${[named(page), ...cells].join(' | ')} |`
  })
  if (rows.length === 0) return []
  const heads = ['Page', ...widths.map((width) => `At ${width} px`)]
  return [`| ${heads.join(' | ')} |`, `| ${heads.map(() => '---').join(' | ')} |`, ...rows, '']
}

function lookInWords({ looks, change, failure }: ShownPage, width: number) {
  if (failure !== undefined) return `no picture: ${escaped(failure)}`
  if (change !== 'changed') return change
  return differenceInWords(looks.find((look) => look.width === width)?.difference ?? null)
}

function pictureLines(page: ShownPage): Array<string> {
  const { looks, failure } = page
  if (failure !== undefined) return [`#### ${named(page)}`, '', `No picture: ${escaped(failure)}`, '']
  return looks.flatMap((look) => [
    `#### ${named(page)}, ${look.width} px wide`,
    '',
    ...(page.change === 'changed' ? [sentence(differenceInWords(look.difference)), ''] : []),
    ...sideBySide(look, page.address),
  ])
}

function sideBySide({ before, after, width }: PageLook, address: string) {
  const columns = [
    ...(before ? [{ head: 'Before', files: before }] : []),
    ...(after ? [{ head: 'After', files: after }] : []),
  ]
  if (columns.length === 0) return []
  const cell = ({ head, files }: { head: string; files: PictureFiles }) => {
    const alt = `${head}: ${address}, ${width} px wide`
    return `[![${escaped(alt)}](<${files.excerpt}>)](<${files.whole}>)`
  }
  return [
    `| ${columns.map(({ head }) => head).join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    `| ${columns.map(cell).join(' | ')} |`,
    '',
  ]
}

/** Formats a difference, such as `0.4 % differs, 540 to 572 px down`. */
function differenceInWords(difference: PixelDifference | null): string {
  if (difference === null) return 'looks the same'
  const { share, firstRow, lastRow, grown } = difference
  const percent = share * 100
  const part = percent < 0.1 ? 'less than 0.1 %' : `${percent.toFixed(1)} %`
  if (grown !== 0)
    return `${Math.abs(grown)} px ${grown > 0 ? 'taller' : 'shorter'}, from ${firstRow} px down on: ${part} differs`
  return `${part} differs, ${firstRow} to ${lastRow + 1} px down`
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

function named({ address, change }: ChangedPage) {
  return `\`${address.replaceAll('`', '')}\`${change === 'changed' ? '' : ` (${change})`}`
}

function otherLines(others: ReadonlyArray<ChangedPage>, isFile: boolean) {
  if (others.length === 0) return []
  const names = others.slice(0, isFile ? others.length : MAX_NAMED).map(named)
  const more = others.length > names.length ? `, and ${others.length - names.length} more` : ''
  return [`Changed as well, without pictures: ${names.join(', ')}${more}.`]
}
