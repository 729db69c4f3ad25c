import { chakra } from '@chakra-ui/react'
import type { PictureData } from '#src/content/pictures.ts'
import { shaded } from '#src/theme/recipes.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'
import { Picture } from '#src/ui/picture.tsx'
import type { DirectoryView } from './directory-address.ts'
import type { Advice } from './directory.ts'

type NoMentorsProps = {
  picture: PictureData
  advice: ReadonlyArray<Advice>
  onShow: (view: DirectoryView) => void
}

/** Shown when no mentor matches: the filters to remove, and the number of mentors without them. */
export function NoMentors({ picture, advice, onShow }: NoMentorsProps) {
  return (
    <Cluster alignItems="center" gap="8">
      <Picture picture={picture} sizes="12rem" width="12rem" maxWidth="100%" {...shaded} />
      <Stack flex="1 1 18rem" gap="4" alignItems="flex-start">
        <chakra.p textStyle="lead">
          {advice.length === 1 ? 'This would help:' : 'Each of these would help:'}
        </chakra.p>
        {advice.map(({ remove, view, total }) => (
          <Button key={remove} look="outline" onClick={() => onShow(view)}>
            Remove {remove} – shows {total === 1 ? '1 mentor' : `${total} mentors`}
          </Button>
        ))}
      </Stack>
    </Cluster>
  )
}
