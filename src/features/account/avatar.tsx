import { Avatar as ChakraAvatar } from '@chakra-ui/react'
import { PICTURE_URL } from '#src/api/account.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'

/** The member's picture, or initials. The name is shown beside it. */
export function Avatar() {
  const { first_name, surname, picture } = useCurrentUser()
  return (
    <ChakraAvatar.Root aria-hidden>
      <ChakraAvatar.Fallback>{initialsOf(first_name, surname)}</ChakraAvatar.Fallback>
      {picture !== null && <ChakraAvatar.Image src={`${PICTURE_URL}?id=${picture}`} alt="" />}
    </ChakraAvatar.Root>
  )
}

function initialsOf(...names: Array<string>) {
  return names.map((name) => [...name.trim()][0] ?? '').join('')
}
