import { Box, chakra, Span, Text, VisuallyHidden } from '@chakra-ui/react'
import playSvg from '@phosphor-icons/core/assets/bold/play-bold.svg?raw'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { Recording } from './recording.ts'

/** The recording of an event. It loads only after a click; the data volume is stated beforehand. */
export function RecordingPlayer({ recording, title }: { recording: Recording; title: string }) {
  const [isOpen, setOpen] = useState(false)
  const { youtubeId, url, duration, data } = recording
  return (
    <Box display="grid" gap="3" marginTop="6" maxWidth="prose">
      {youtubeId !== null && isOpen && <Player youtubeId={youtubeId} title={title} />}
      {youtubeId !== null && !isOpen && (
        // Without scripts the link below leads to the recording.
        <Box display="grid" gap="2" css={{ '@media (scripting: none)': { display: 'none' } }}>
          <Button look="outline" justifySelf="start" onClick={() => setOpen(true)}>
            <Icon svg={playSvg} size={18} />
            <span>
              Play the recording,{' '}
              <Span fontWeight="400" whiteSpace="nowrap">
                {duration}
              </Span>
              <VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </Button>
          <Text textStyle="small" color="fg.muted">
            Opens YouTube’s player here, about {data} to the end in low quality (360p).
          </Text>
        </Box>
      )}
      <Text textStyle="small">
        <chakra.a
          href={url}
          target="_blank"
          rel="noopener"
          display="inline-flex"
          alignItems="center"
          minHeight="touch"
          fontWeight="600"
          color="fg.accent"
          textDecoration="underline"
          textUnderlineOffset="0.18em"
        >
          {youtubeId === null ? `Watch the recording (${duration})` : 'Watch it on YouTube'}
          <VisuallyHidden>: {title} (opens in a new tab)</VisuallyHidden>
        </chakra.a>
      </Text>
    </Box>
  )
}

function Player({ youtubeId, title }: { youtubeId: string; title: string }) {
  return (
    <chakra.iframe
      // The focused button is removed, so the focus moves into the player.
      ref={(frame: HTMLIFrameElement | null) => frame?.focus()}
      // Without cookies. It starts at once, as it is loaded by a click.
      src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
      title={`Recording: ${title}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube requires a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      display="block"
      width="100%"
      aspectRatio="16 / 9"
      borderWidth="0"
      borderRadius="md"
      backgroundColor="bg.dark"
    />
  )
}
