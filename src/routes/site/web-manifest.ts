import { pageCopy } from '#src/content/pages.ts'
import { readSite } from '#src/content/site.ts'
import { siteIcons } from '#src/content/site-pictures.ts'
import { palette } from '#src/theme/tokens.ts'

/** The web app manifest (W3C), with which browsers offer to install the site: /manifest.webmanifest */
export function loader() {
  const { name } = readSite()
  const background = palette.shea.value
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: pageCopy('home').description,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: siteIcons
      .filter((icon) => 'purpose' in icon)
      .map(({ file, ...icon }) => ({ src: `/${file}`, type: 'image/png', ...icon })),
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
