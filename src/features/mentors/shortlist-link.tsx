import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { shortlistUrl } from '#src/lib/mentor-addresses.ts'
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
export const ShortlistLink = memo(function ShortlistLink() {
  const { length } = useMentorList(shortlist)
  return (
    <Quiet to={shortlistUrl()} color="fg.accent">
      Your shortlist ({length})
    </Quiet>
  )
})
