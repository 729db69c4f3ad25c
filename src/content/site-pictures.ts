/** Icons in content/images/ with fixed names, because browsers and manifests request them by name. */
export const siteIcons = [
  { file: 'favicon.svg', rel: 'icon', type: 'image/svg+xml' },
  { file: 'favicon-32.png', rel: 'icon', sizes: '32x32' },
  { file: 'apple-touch-icon.png', rel: 'apple-touch-icon' },
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

export function iconLinks() {
  return siteIcons.flatMap(({ file, ...link }) => ('rel' in link ? [{ ...link, href: `/${file}` }] : []))
}

/** Pictures used by code without a reference in a document, by their paths below content/. */
export const picturesInCode = {
  logo: 'images/logo.svg',
  logoOnDark: 'images/logo-on-dark.svg',
  splash: 'images/splash.svg',
  splashOnDark: 'images/splash-on-dark.svg',
  emptyResults: 'pages/images/empty-results.webp',
} as const
