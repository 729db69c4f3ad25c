import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { recordingOf } from '#src/features/events/recording.ts'
import { RecordingPlayer } from '#src/features/events/recording-player.tsx'
import { system } from '#src/theme/system.ts'

function show(url: string) {
  const { container } = render(
    <ChakraProvider value={system}>
      <RecordingPlayer recording={recordingOf({ url, minutes: 92 })} title="Tech Talk by Her 2" />
    </ChakraProvider>,
  )
  return container
}

test('nothing is loaded before a click, and the data volume is stated [MORE-15]', () => {
  const container = show('https://www.youtube.com/watch?v=rK4wYb9TqLx')
  expect(screen.getByRole('button', { name: /^Play the recording, 92 minutes/u })).toBeVisible()
  expect(screen.getByText(/about 460 MB/u)).toBeVisible()
  expect(container.querySelector('iframe, img, video, link')).toBeNull()
})

test('playing opens the player in place, names it and moves the focus into it', async () => {
  show('https://www.youtube.com/watch?v=rK4wYb9TqLx')
  await userEvent.click(screen.getByRole('button'))
  const player = screen.getByTitle('Recording: Tech Talk by Her 2')
  expect(player).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com/embed/rK4wYb9TqLx'))
  expect(player).toHaveAttribute('allow', expect.stringContaining('fullscreen'))
  expect(player).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the recording can always be watched at YouTube instead [EVENT-6]', async () => {
  show('https://www.youtube.com/watch?v=rK4wYb9TqLx')
  const link = () => screen.getByRole('link', { name: /^Watch it on YouTube/u })
  expect(link()).toHaveAttribute('href', 'https://www.youtube.com/watch?v=rK4wYb9TqLx')
  await userEvent.click(screen.getByRole('button'))
  expect(link()).toBeVisible()
})

test('an address that the player cannot show is only a link', () => {
  show('https://video.gelegrid.example/92')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: /^Watch the recording \(92 minutes\)/u })).toHaveAttribute(
    'href',
    'https://video.gelegrid.example/92',
  )
})
