import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { shortlistUrl } from '#src/lib/mentor-addresses.ts'
import type { Directory } from './directory.ts'
import { shortlist, useMentorList } from './mentor-list.ts'

const Quiet = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    textStyle: 'small',
    fontWeight: '700',
  },
})

/** The link to the visitor's own shortlist. */
export const ShortlistLink = memo(function ShortlistLink({ directory }: { directory: Directory }) {
  // Mentors who have left stay on the device, but the page of the shortlist does not show them.
  const { length } = useMentorList(shortlist).filter((slug) => directory.bySlug(slug))
  return (
    <Quiet to={shortlistUrl()} color="fg.accent">
      Your shortlist ({length})
    </Quiet>
  )
})
