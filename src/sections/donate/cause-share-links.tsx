import { causeUrl } from '#src/lib/addresses.ts'
import { ShareLinks } from '#src/sections/shared/share-links.tsx'

type CauseShareLinksProps = { cause: { slug: string; title: string }; siteName: string }

/** Links to share the page of a cause, with a text that asks for donations. */
export function CauseShareLinks({ cause: { slug, title }, siteName }: CauseShareLinksProps) {
  return <ShareLinks path={causeUrl(slug)} title={title} text={`Give to “${title}” at ${siteName}:`} />
}
