import { Heading, Stack, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { sendConfirmation } from '#contract/mailed-links.ts'
import { call, failureText } from '#src/api/client.ts'
import { delivery } from '#src/api/delivery.ts'
import { sessionQuery, useCurrentUser } from './session-provider.tsx'
import { Button } from '#src/ui/button.tsx'

/** Asks a member to confirm the address, and sends the mail again. `reason` names the features that need it. */
export function AddressNotice({ reason }: { reason: string }) {
  const { email } = useCurrentUser()
  // The member confirms the address in another tab or program, and returns.
  useQuery({ ...sessionQuery(), refetchOnWindowFocus: 'always' })
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => delivery.send(async () => (await call(sendConfirmation)).success),
    meta: { isSilent: true },
  })

  return (
    <Stack
      as="section"
      aria-label="Confirm your address"
      gap="3"
      alignItems="flex-start"
      padding="5"
      borderRadius="lg"
      border="2px solid {colors.highlight}"
      backgroundColor="bg.surface"
      _print={{ display: 'none' }}
    >
      <Heading textStyle="cardTitle">Please confirm your address</Heading>
      <Text overflowWrap="anywhere">
        {reason} Open the link in our email to <strong>{email}</strong>, and press the button there. Nothing
        in your inbox? Look in the spam folder, or have it sent again.
      </Text>
      <Button look="outline" isBusy={isPending} onClick={() => mutate()}>
        {isPending ? 'Sending…' : 'Send the email again'}
      </Button>
      <Text role="status" fontWeight="700">
        {data}
        {error && failureText(error)}
      </Text>
    </Stack>
  )
}
