import { chakra } from '@chakra-ui/react'
import { LinkButton } from '#src/ui/button.tsx'

/** Shown if the first form has not been completed. */
export function MissingNomination() {
  return (
    <chakra.div
      role="status"
      // Fills the space reserved for the form.
      flexGrow="1"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      justifyContent="center"
      padding={{ base: '6', md: '10' }}
      borderRadius="lg"
      backgroundColor="bg.tint"
      border="2px solid {colors.border.strong}"
    >
      <chakra.h3 textStyle="subtitle">There is no finished nomination here yet</chakra.h3>
      <chakra.p textStyle="body" marginTop="3" marginBottom="6">
        First we need the nominee’s information, all of it. What you have typed there before, and what this
        device could keep of it, is still there.
      </chakra.p>
      <LinkButton to="/nominee-info" size="lg">
        Go to the nominee’s information
      </LinkButton>
    </chakra.div>
  )
}
