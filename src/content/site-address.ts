import { siteSetting } from 'contentlayer/generated'
import { env } from '#src/lib/env.ts'

/** The URL of the site, for absolute addresses: the build's setting, otherwise the domain of the content. */
export function siteAddress(): string {
  return env.siteUrl ?? `https://${siteSetting.domain}`
}
