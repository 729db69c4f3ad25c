import { Box, Heading, Text } from '@chakra-ui/react'
import { LinkButton } from '#src/ui/button.tsx'

/** Shown if the first form has not been completed. */
export function MissingNomination() {
  return (
    <Box
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
      <Heading as="h3" textStyle="subtitle">
        There is no finished nomination here yet
      </Heading>
      <Text textStyle="body" marginTop="3" marginBottom="6">
        First we need the nominee’s information, all of it. What you have typed there before, and what this
        device could keep of it, is still there.
      </Text>
      <LinkButton to="/nominee-info" size="lg">
        Go to the nominee’s information
      </LinkButton>
    </Box>
  )
}
