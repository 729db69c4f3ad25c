import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type TwoColumnsProps = { heading: ReactNode; children: ReactNode }

/** A sticky heading on the left and its content on the right; stacked on narrow screens. */
export function TwoColumns({ heading, children }: TwoColumnsProps) {
  return (
    <chakra.div
      display="grid"
      gap={{ base: '8', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' }}
    >
      <chakra.div position={{ lg: 'sticky' }} top="8rem" alignSelf="start">
        {heading}
      </chakra.div>
      <div>{children}</div>
    </chakra.div>
  )
}
