import { chakra } from '@chakra-ui/react'
import { Button } from '#src/ui/button.tsx'
import { FormMessage } from '#src/ui/forms/form-message.tsx'

type LoadingFormProps = { failures: number; onRetry: () => void; email: string }

/** Stands where the form will be. */
export function LoadingForm({ failures, onRetry, email }: LoadingFormProps) {
  if (failures === 0) {
    return (
      // Nearly the height of the form, so that the window hardly grows when it arrives.
      <chakra.p
        role="status"
        minHeight="min(38rem, 56dvh)"
        paddingBlock="10"
        textAlign="center"
        color="fg.muted"
      >
        Loading the form…
      </chakra.p>
    )
  }
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <FormMessage tone="error" email={email}>
        The form did not arrive. Please check your connection and try again.
      </FormMessage>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button onClick={onRetry}>Try again</Button>
        {/* Some browsers do not ask twice for a file, and after an update of the site the old one is gone. */}
        {failures > 1 && (
          <Button look="outline" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  )
}
