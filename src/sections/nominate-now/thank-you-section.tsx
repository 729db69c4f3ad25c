import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { PageSection } from '#src/content/pages.ts'
import type { PictureData } from '#src/content/pictures.ts'
import { ActionButton } from '#src/ui/actions.tsx'
import { Band, Container } from '#src/ui/layout/container.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Prose } from '#src/ui/text/prose.tsx'

type ThankYouSectionProps = { words: PageSection; picture: PictureData | null }

/** Takes the place of a nomination that is done. Its heading gets the focus, which was in the form that is gone. */
export function ThankYouSection({ words, picture }: ThankYouSectionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    headingRef.current?.focus()
  }, [])

  return (
    <Band ground="rose" aria-labelledby="thank-you">
      <Container
        display="grid"
        gap={{ base: '8', lg: '16' }}
        alignItems="center"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' }}
      >
        <div>
          <chakra.h1
            ref={headingRef}
            id="thank-you"
            tabIndex={-1}
            textStyle="display"
            _focusVisible={{ outline: 'none' }}
          >
            {words.heading}
          </chakra.h1>
          {words.text && (
            <chakra.div marginTop="5" textStyle="lead">
              <Prose html={words.text.html} />
            </chakra.div>
          )}
          <chakra.div marginTop="8" display="flex" flexWrap="wrap" gap="3">
            {words.actions?.map((action, index) => (
              <ActionButton
                key={action.to}
                action={action}
                look={index === 0 ? 'solid' : 'outline'}
                size="lg"
              />
            ))}
          </chakra.div>
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 64em) 42vw, 100vw"
            borderRadius="lg"
            width="100%"
            aspectRatio="4 / 3"
          />
        )}
      </Container>
    </Band>
  )
}
