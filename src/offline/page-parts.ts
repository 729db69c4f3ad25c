import { PAGE_SCRIPTS_ID, SCRIPTS_FOLDER, type PageScripts } from '#src/lib/page-scripts.ts'
import { SAVED_DATA } from './request-strategy.ts'

export type PageParts = {
  title: string
  /** All files that the page needs to work: scripts, style sheets, fonts and drawings. */
  files: ReadonlyArray<string>
  data: { address: string; hash: string; savedAddress: string }
  /** The HTML, changed to load the data saved with it. */
  savedHtml: string
}

const BLOCK = new RegExp(`(<script type="application/json" id="${PAGE_SCRIPTS_ID}">)(.*?)(</script>)`, 's')
const LINKED = /<link [^>]*href="(\/assets\/[^"]+)"/g
const DRAWINGS = /<img [^>]*src="(\/images\/[^"]+\.svg)"/g

/** Parses a prerendered public page. Returns null for anything else, such as a captive portal's page. */
export function pageParts(html: string): PageParts | null {
  const block = BLOCK.exec(html)
  if (!block) return null
  const scripts = JSON.parse(block[2] ?? '') as PageScripts
  const savedAddress = `${scripts.data}?${SAVED_DATA}=${scripts.dataHash}`
  const saved = JSON.stringify({ ...scripts, data: savedAddress })
  const found = [...html.matchAll(LINKED), ...html.matchAll(DRAWINGS)].map(([, address = '']) => address)
  return {
    title: titleOf(html),
    files: [...new Set([...scripts.names.map((name) => SCRIPTS_FOLDER + name), ...found])],
    data: { address: scripts.data, hash: scripts.dataHash, savedAddress },
    savedHtml: html.replace(BLOCK, (_, start: string, _json, end: string) => start + saved + end),
  }
}

/** The title of the page without the site name that all titles end with. */
function titleOf(html: string): string {
  const title = textOf(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
  const site = textOf(/<meta property="og:site_name" content="([^"]*)"/.exec(html)?.[1] ?? '')
  if (site === '' || !title.endsWith(site)) return title
  return title.slice(0, -site.length).replace(/[\s–—|·-]+$/, '') || title
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function textOf(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
}
