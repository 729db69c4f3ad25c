import { yamlSingleton } from './document.ts'
import { list, object, text } from './field.ts'

export const Redirects = yamlSingleton({
  name: 'Redirects',
  heading: 'Old addresses',
  description:
    'Old addresses of this site, and where each leads now, for good: bookmarks and links on other sites keep working.',
  path: 'redirects.yaml',
  fields: {
    redirects: list(
      'The old addresses, or [] for none. Letter case, a slash at the end and the ?query of a visitor make no difference.',
      object('One old address.', 'Redirect', {
        from: text('The old address, without the name of the site. No page may have it any more.', {
          pattern: {
            source: '(?:/[a-z0-9_~-][a-z0-9._~-]*)+',
            says: 'must look like /old-page: small letters, digits and hyphens, without a / at the end, a ?query or a #fragment',
          },
        }),
        to: text('The page it leads to now, with a ?query or a #fragment where needed.'),
      }),
      { min: 0 },
    ),
  },
})
