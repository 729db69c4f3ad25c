import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { MAX_OPEN_MENTOR_REQUESTS, type MentorRequest } from '#contract/requests.ts'
import { mentorUrl } from '#src/lib/mentor-addresses.ts'
import { directoryQuery } from './directory.ts'

const List = chakra('ul', {
  base: {
    marginTop: '3',
    paddingInlineStart: '1.4em',
    listStyle: 'disc',
    '& a': { color: 'fg.accent', fontWeight: '700' },
  },
})

/** Shown when a member has reached the limit of open requests: links to them, to withdraw one. */
export function FullRequests({ open }: { open: ReadonlyArray<MentorRequest> }) {
  const { data: directory } = useQuery(directoryQuery())
  return (
    <div>
      <p>
        You have {MAX_OPEN_MENTOR_REQUESTS} open requests, which is as many as there can be. Withdraw one to
        ask somebody else:
      </p>
      <List>
        {open.map(({ id, mentorId }) => (
          <li key={id}>
            <Link to={mentorUrl(mentorId)}>{directory?.bySlug(mentorId)?.name ?? mentorId}</Link>
          </li>
        ))}
      </List>
    </div>
  )
}
