import { useLocation, useMatches } from 'react-router-dom'
import { FALLBACK_MARK, isMemberPath } from '#src/lib/addresses.ts'
import type { Head } from '#src/lib/head.ts'

type PageData = { head: Head; structured?: object | null }

/** The head of the page, from its loader data: title, link preview, and what it says to search engines (schema.org). */
export function PageHead() {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.loaderData
  if (!hasHead(page)) return null
  const { head, structured } = page
  return (
    <>
      {/* Prerendered addresses end with a slash. */}
      <HeadTags head={head} path={head.fallbackPath ?? pathname.replace(/(.)\/$/, '$1')} />
      {structured && <StructuredData data={structured} />}
    </>
  )
}

function hasHead(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'head' in data
}

/** What a page says to search engines, without the context. */
export function StructuredData({ data }: { data: object }) {
  // Words such as </script> must not end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  // oxlint-disable-next-line react/no-danger -- React would escape the quotes of the text
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

/** The tags of a page at this path, including its link preview. */
export function HeadTags({ head, path }: { head: Head; path: string }) {
  const { title, shareTitle = title, siteName, siteUrl, description, sharePicture } = head
  const { type = 'website', publishedOn, canonicalPath = path, fallbackPath } = head
  const url = new URL(canonicalPath, siteUrl).href
  // Visitors who come from a search engine cannot open the member area.
  const isHidden = head.isHidden || fallbackPath || isMemberPath(path)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      {publishedOn && <meta property="article:published_time" content={publishedOn} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {fallbackPath && <meta name={FALLBACK_MARK} content={fallbackPath} />}
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL(sharePicture.src, siteUrl).href} />
      <meta property="og:image:alt" content={sharePicture.alt} />
      <meta property="og:image:width" content={String(sharePicture.width)} />
      <meta property="og:image:height" content={String(sharePicture.height)} />
      <meta name="twitter:image:alt" content={sharePicture.alt} />
    </>
  )
}
