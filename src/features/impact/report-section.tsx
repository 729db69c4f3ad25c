import { Box } from '@chakra-ui/react'
import type { ImpactReportData } from '#src/content/impact-report.ts'
import type { PageSection } from '#src/content/pages.ts'
import { ExternalLinkButton } from '#src/ui/button.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { Picture } from '#src/ui/picture.tsx'

type ReportSectionProps = {
  copy: PageSection
  report: Pick<ImpactReportData, 'cover' | 'pdf' | 'downloadLabel'>
}

/** The report of the year: its cover, its contents, and the download button. */
export function ReportSection({ copy, report }: ReportSectionProps) {
  return (
    <Section
      headingId="report"
      copy={copy}
      tone="warm"
      columns={[7, 5]}
      alignItems="center"
      beside={
        <ExternalLinkButton href={report.pdf} download size="lg" marginTop="8">
          {report.downloadLabel}
        </ExternalLinkButton>
      }
    >
      <Box maxWidth="24rem" marginInline={{ lg: 'auto' }} rotate={{ md: '2deg' }}>
        <Picture
          picture={report.cover}
          sizes="(min-width: 30em) 24rem, 92vw"
          borderRadius="md"
          border="2px solid {colors.border.strong}"
        />
      </Box>
    </Section>
  )
}
