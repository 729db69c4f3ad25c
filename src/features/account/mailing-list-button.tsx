import { Text } from '@chakra-ui/react'
import { saveMailingList } from '#src/api/account.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'
import { Button } from '#src/ui/button.tsx'
import { useAccountMutation } from './use-account-mutation.ts'

export function MailingListButton() {
  const { is_on_mailing_list: isOn } = useCurrentUser()
  const { mutate, isPending } = useAccountMutation(saveMailingList)

  return (
    <>
      <Text fontWeight="700" marginBottom="4">
        {isOn ? 'You are on our mailing list.' : 'You are not on our mailing list.'}
      </Text>
      <Button
        look="outline"
        size="lg"
        aria-disabled={isPending || undefined}
        onClick={() => isPending || mutate({ is_on_mailing_list: !isOn })}
      >
        {isOn ? 'Unsubscribe from mailing list' : 'Subscribe to mailing list'}
      </Button>
    </>
  )
}
