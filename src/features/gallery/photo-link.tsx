import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { openedOnThisPage } from '#src/lib/query-string.ts'
import { warmUp } from '#src/ui/use-loaded-module.ts'
import { searchWithPhoto } from './photo-address.ts'

export const loadPhotoWindow = () => import('./photo-window.tsx')

const Anchor = chakra(Link, { base: { display: 'block', color: 'inherit', textDecoration: 'none' } })

type PhotoLinkProps = { photoKey: string; id?: string; className?: string; children: ReactNode }

/** Opens the viewer with a picture. A link, so that it can be opened in a new tab or shared. */
export function PhotoLink({ photoKey, id, className, children }: PhotoLinkProps) {
  return (
    <Anchor
      id={id}
      className={className}
      to={{ search: searchWithPhoto(new URLSearchParams(), photoKey) }}
      state={openedOnThisPage}
      preventScrollReset
      {...warmUp(loadPhotoWindow)}
    >
      {children}
    </Anchor>
  )
}
