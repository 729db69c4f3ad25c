import { LATER } from '#src/startup/deferred-page.ts'

export type PageParts = {
  title: string
  /** All files that the page needs to work: scripts, style sheets, fonts and drawings. */
  files: ReadonlyArray<string>
}

const LINKED = /<link [^>]*href="(\/assets\/[^"]+)"/g
const DRAWINGS = /<img [^>]*src="(\/images\/[^"]+\.svg)"/g

/** Parses a prerendered public page. Returns null for anything else, such as a captive portal's page. */
export function pageParts(html: string): PageParts | null {
  if (!html.includes(`id="${LATER}"`)) return null
  const found = [...html.matchAll(LINKED), ...html.matchAll(DRAWINGS)].map(([, address = '']) => address)
  return { title: titleOf(html), files: [...new Set(found)] }
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
