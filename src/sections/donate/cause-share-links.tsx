import { causeUrl } from '#src/lib/addresses.ts'
import { ShareLinks } from '#src/sections/shared/share-links.tsx'

type CauseShareLinksProps = { cause: { slug: string; title: string }; siteName: string }

/** Share links of a cause: they lead to its page, with words that ask to give. */
export function CauseShareLinks({ cause: { slug, title }, siteName }: CauseShareLinksProps) {
  return <ShareLinks path={causeUrl(slug)} title={title} text={`Give to “${title}” at ${siteName}:`} />
}
