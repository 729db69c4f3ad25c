import { Text } from '@chakra-ui/react'
import { NewsletterPopup } from '#src/features/newsletter/newsletter-popup.tsx'
import type { Site } from '#src/content/site.ts'
import { Prose } from '#src/ui/text/prose.tsx'
import { OfflineNotice } from '#src/features/offline/offline-notice.tsx'

/** The parts of every public page that are never on the first screen. */
export function LateParts({ site: { newsletter, offline } }: { site: Site }) {
  return (
    <>
      <NewsletterPopup newsletter={newsletter} />
      <OfflineNotice>
        <Text fontWeight="700">{offline.heading}</Text>
        <Prose html={offline.text} />
      </OfflineNotice>
    </>
  )
}
