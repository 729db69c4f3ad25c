import { chakra } from '@chakra-ui/react'
import arrowSvg from '@phosphor-icons/core/assets/bold/arrow-left-bold.svg?raw'
import { Link } from 'react-router-dom'
import { lastDirectorySearch } from '#src/features/mentors/last-directory.ts'
import { MENTORS_URL } from '#src/lib/mentor-addresses.ts'
import { Icon } from '#src/ui/icon.tsx'

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    fontWeight: '700',
    color: 'fg.accent',
  },
})

/** A link back to the list as last shown in this tab. */
export function BackToMentors() {
  return (
    <Back to={`${MENTORS_URL}${lastDirectorySearch.read() ?? ''}`}>
      <Icon svg={arrowSvg} size={18} />
      All mentors
    </Back>
  )
}
