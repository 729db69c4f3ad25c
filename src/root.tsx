import { ChakraProvider } from '@chakra-ui/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import themeCss from '#generated/theme.css?url'
import type { Route } from './+types/root'
import { readSite } from './content/site.ts'
import bodyFont from './theme/fonts/body-latin.woff2?url'
import headingFont from './theme/fonts/heading-latin.woff2?url'
import { PageHead } from './layout/page-head.tsx'
import { DATA_SAVER_SCRIPT } from './lib/data-saver.ts'
import { iconLinks } from './content/site-pictures.ts'
import { ErrorSection } from './ui/sections/error-section.tsx'
import { memberAddressFor } from './session/member-address.ts'
import { SPLASH_SCRIPT } from './session/hint.ts'
import { providedSystem } from './theme/system.ts'
import { STYLES_WITHOUT_SCRIPTS } from './ui/needs-scripts.ts'
import { Toaster } from './ui/feedback/toast.tsx'

export function loader() {
  return { site: readSite() }
}

// Pages are prerendered, so the root's data never change during a visit; in `npm run dev` they do.
export function shouldRevalidate() {
  return import.meta.hot !== undefined
}

// Builds leave it out.
const ContentRefresh = import.meta.env.DEV
  ? lazy(() => import('./startup/content-refresh.tsx').then((module) => ({ default: module.ContentRefresh })))
  : null

const preloadedFont = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

export const links: Route.LinksFunction = () => [
  { ...preloadedFont, href: headingFont },
  { ...preloadedFont, href: bodyFont },
  { rel: 'stylesheet', href: themeCss },
  ...iconLinks(),
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const location = useLocation()
  // Only built pages contain these scripts, which run before the first paint. Nothing here may fail in a browser: the
  // error page is shown within this frame.
  const script = import.meta.env.SSR ? headScript(location) : ''
  return (
    // Scripts in the head may have set attributes before hydration.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead />
        <Links />
        <noscript dangerouslySetInnerHTML={{ __html: STYLES_WITHOUT_SCRIPTS }} />
        <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
      </head>
      <body>
        <ChakraProvider value={providedSystem}>
          {children}
          <Toaster />
          {ContentRefresh && (
            <Suspense>
              <ContentRefresh />
            </Suspense>
          )}
        </ChakraProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Pages on which members stay need no splash. */
function headScript(location: Location): string {
  return DATA_SAVER_SCRIPT + (memberAddressFor(location) === null ? '' : SPLASH_SCRIPT)
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <ErrorSection error={error} copy={loaderData?.site.errorPage ?? null} />
    </main>
  )
}
