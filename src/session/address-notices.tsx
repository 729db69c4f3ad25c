import { Container } from '@chakra-ui/react'
import { AddressNotice } from './address-notice.tsx'

/** The notice on account pages that the address is not confirmed. */
export function AccountNotice() {
  return (
    <Container paddingTop="8">
      <AddressNotice reason="Once we know that it is yours, you can ask for a mentor, and your donations include those you made with it while signed out." />
    </Container>
  )
}

/** The same notice on the page of a mentor. */
export function MentorNotice() {
  return <AddressNotice reason="You can ask for a mentor once we know that your email address is yours." />
}
