import { benefits } from '#src/content/benefits.ts'
import { readPage } from '#src/content/pages.ts'
import {
  GoalsSection,
  PartnerKindsSection,
  WhatWeDoSection,
} from '#src/features/organisation/about-us-sections.tsx'
import { MissionAndVisionSection } from '#src/features/organisation/mission-and-vision-section.tsx'
import { PageHero } from '#src/ui/sections/page-hero.tsx'
import type { Route } from './+types/about-us'

export function loader() {
  return {
    ...readPage('about-us'),
    kindsOfWork: benefits('what-we-do'),
    kindsOfPartners: benefits('partner-kinds'),
  }
}

export default function AboutUsRoute({ loaderData }: Route.ComponentProps) {
  const { hero, copy, kindsOfWork, kindsOfPartners } = loaderData
  return (
    <>
      <PageHero {...hero} />
      <GoalsSection copy={copy.goals} />
      <MissionAndVisionSection mission={copy.mission} vision={copy.vision} />
      <WhatWeDoSection copy={copy['what-we-do']} kinds={kindsOfWork} />
      <PartnerKindsSection copy={copy.partner} kinds={kindsOfPartners} />
    </>
  )
}
