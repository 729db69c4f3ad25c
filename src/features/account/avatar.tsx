import { chakra } from '@chakra-ui/react'
import { PICTURE_URL } from '#src/api/account.ts'
import { useCurrentUser } from '#src/session/session-provider.tsx'

const Disc = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    width: { base: '4.5rem', md: '7rem' },
    aspectRatio: '1',
    borderRadius: 'full',
    backgroundColor: 'brand',
    color: 'brand.contrast',
    fontSize: { base: 'xl', md: '3xl' },
    fontWeight: '800',
  },
})

/** The member's picture, or initials. The name is shown beside it. */
export function Avatar() {
  const { first_name, surname, picture } = useCurrentUser()
  return (
    <Disc aria-hidden>
      {picture === null ? (
        initialsOf(first_name, surname)
      ) : (
        <chakra.img
          src={`${PICTURE_URL}?id=${picture}`}
          alt=""
          width="100%"
          height="100%"
          objectFit="cover"
        />
      )}
    </Disc>
  )
}

function initialsOf(...names: Array<string>) {
  return names.map((name) => [...name.trim()][0] ?? '').join('')
}
