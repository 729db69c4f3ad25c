import { benefits } from '#src/content/benefits.ts'
import { pageCopy, pageIntro, pageSection, pageSections } from '#src/content/pages.ts'
import {
  GoalsSection,
  PartnerKindsSection,
  WhatWeDoSection,
} from '#src/features/organisation/about-us-sections.tsx'
import { MissionAndVisionSection } from '#src/features/organisation/mission-and-vision-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/about-us'

export function loader() {
  const page = pageCopy('about-us')
  return {
    ...pageIntro(page),
    ...pageSections(page, 'goals', 'mission', 'vision'),
    whatWeDo: { copy: pageSection(page, 'what-we-do'), kinds: benefits('what-we-do') },
    partner: { copy: pageSection(page, 'partner'), kinds: benefits('partner-kinds') },
  }
}

export default function AboutUsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, goals, mission, vision, whatWeDo, partner } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <GoalsSection copy={goals} />
      <MissionAndVisionSection mission={mission} vision={vision} />
      <WhatWeDoSection {...whatWeDo} />
      <PartnerKindsSection {...partner} />
    </>
  )
}
