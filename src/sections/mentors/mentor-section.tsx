import { chakra } from '@chakra-ui/react'
import type { MentorProfile } from '#src/content/mentors.ts'
import type { PageSection } from '#src/content/pages.ts'
import { MentorFacts } from '#src/features/mentors/mentor-facts.tsx'
import { PickButtons } from '#src/features/mentors/pick-buttons.tsx'
import { textButtonStyle } from '#src/features/mentors/text-button.tsx'
import { mentorUrl } from '#src/lib/mentor-addresses.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { CopyLink } from '#src/ui/copy-link.tsx'
import { LoadedForm } from '#src/ui/forms/loaded-form.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Cluster } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'
import { afterHydration } from '#src/ui/after-hydration.tsx'
import { BackToMentors } from './back-to-mentors.tsx'

// Few members see it, so its code is loaded on demand.
const MentorNotice = afterHydration(
  async () => (await import('#src/sections/member/address-notices.tsx')).MentorNotice,
)

// On phones the name comes before the portrait.
const Layout = chakra('div', {
  base: {
    display: 'grid',
    marginTop: '4',
    columnGap: { lg: '16' },
    rowGap: { base: '8', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: { base: '"head" "side" "text"', lg: '"side head" "side text"' },
  },
})

const Picks = chakra('div', { base: { display: 'contents', '& > button': textButtonStyle } })

type MentorSectionProps = {
  mentor: MentorProfile
  /** The copy of the request form. */
  request: PageSection
  /** The address to write to if the form cannot be loaded or sent. */
  email: string
}

/** A mentor: portrait and facts beside the biography, and the request form. */
export function MentorSection({ mentor, request, email }: MentorSectionProps) {
  const { slug, name, role, picture, html } = mentor
  const { is_address_confirmed } = useCurrentUser()
  return (
    <Band aria-labelledby="mentor-name" paddingTop={{ base: '6', lg: '10' }}>
      <Container>
        <BackToMentors />
        <Layout>
          <chakra.div gridArea="head">
            <chakra.h1 id="mentor-name" textStyle="display">
              {name}
            </chakra.h1>
            <chakra.p textStyle="lead" marginTop="4" color="fg.muted">
              {role}
            </chakra.p>
            <Cluster alignItems="center" gap="5" marginTop="3">
              <Picks>
                <PickButtons slug={slug} name={name} />
              </Picks>
              <CopyLink to={mentorUrl(slug)}>Copy link</CopyLink>
            </Cluster>
          </chakra.div>
          <chakra.div gridArea="side">
            <Picture
              picture={picture}
              sizes="(min-width: 62em) 28rem, 100vw"
              priority
              aspectRatio="1"
              maxWidth="28rem"
              borderRadius="lg"
            />
            <MentorFacts mentor={mentor} />
          </chakra.div>
          <chakra.div gridArea="text" maxWidth="prose">
            <Prose html={html} />
            <LoadedForm
              load={() => import('#src/features/mentors/mentor-request.tsx')}
              email={email}
              placeholder={<p role="status">Looking up your requests…</p>}
            >
              {({ MentorRequest }) => (
                <MentorRequest
                  slug={slug}
                  copy={request}
                  email={email}
                  obstacle={!is_address_confirmed && <MentorNotice />}
                />
              )}
            </LoadedForm>
          </chakra.div>
        </Layout>
      </Container>
    </Band>
  )
}
