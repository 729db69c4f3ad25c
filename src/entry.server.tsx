import { text } from 'node:stream/consumers'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { EntryContext } from 'react-router-dom'
import { ServerRouter } from 'react-router-dom'
import { colorModeHead } from './theme/color-modes.ts'
import { createEmotionCache, styleTag } from './theme/emotion-cache.ts'

/** Renders until nothing is pending. An exception fails the build instead of leaving a gap in the page. */
async function renderWhole(element: ReactNode): Promise<string> {
  const failures: Array<unknown> = []
  const { prelude } = await prerenderToNodeStream(element, { onError: (error) => void failures.push(error) })
  if (failures.length > 0) throw failures[0]
  return text(prelude)
}

/** Prerenders a page, with its styles collected in the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const cache = createEmotionCache()
  // Otherwise Emotion puts a style element before each component, which breaks :first-child and duplicates styles.
  cache.compat = true
  const html = await renderWhole(
    <CacheProvider value={cache}>
      <ServerRouter context={routerContext} url={request.url} />
    </CacheProvider>,
  )
  const { css } = createEmotionServer(cache).extractCritical(html)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(
    html.replace('</head>', () => `${colorModeHead()}${styleTag(css)}</head>`),
    { status, headers },
  )
}
