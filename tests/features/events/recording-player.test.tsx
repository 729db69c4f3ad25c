import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordingOf } from '#src/features/events/recording.ts'
import { RecordingPlayer } from '#src/features/events/recording-player.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

const show = (url: string) =>
  renderWithTheme(
    <RecordingPlayer recording={recordingOf({ url, minutes: 92 })} title="Tech Talk by Her 2" />,
  )

const YOUTUBE = 'https://www.youtube.com/watch?v=rK4wYb9TqLx'

test('nothing is loaded before a click, and the data volume is stated; the player opens in place with the focus [MORE-15]', async () => {
  const { container, user } = show(YOUTUBE)
  expect(screen.getByText(/about 460 MB/u)).toBeVisible()
  expect(container.querySelector('iframe, img, video, link')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Play the recording, 92 minutes/u }))
  const player = screen.getByTitle('Recording: Tech Talk by Her 2')
  expect(player).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com/embed/rK4wYb9TqLx'))
  expect(player).toHaveAttribute('allow', expect.stringContaining('fullscreen'))
  expect(player).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: /^Watch it on YouTube/u })).toHaveAttribute('href', YOUTUBE)
})

test('an address that the player cannot show is only a link [EVENT-6]', () => {
  show('https://video.gelegrid.example/92')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: /^Watch the recording \(92 minutes\)/u })).toHaveAttribute(
    'href',
    'https://video.gelegrid.example/92',
  )
})

const idOf = (url: string) => recordingOf({ url, minutes: 1 }).youtubeId

test.each([
  'https://www.youtube.com/watch?v=rK4wYb9TqLx',
  'https://youtu.be/rK4wYb9TqLx?si=abc',
  'https://www.youtube.com/live/rK4wYb9TqLx',
  'https://www.youtube-nocookie.com/embed/rK4wYb9TqLx',
])('%s is the video rK4wYb9TqLx', (url) => {
  expect(idOf(url)).toBe('rK4wYb9TqLx')
})

test.each([
  'https://www.youtube.com/watch?v=abc',
  'https://youtube.com.example/watch?v=rK4wYb9TqLx',
  'https://www.youtube.com/watch?v=rK4wYb9TqL/',
  'not an address',
])('%s is no video that the player could show', (url) => {
  expect(idOf(url)).toBeNull()
})

test.each([
  [1, '1 minute', '10 MB'],
  [92, '92 minutes', '460 MB'],
  [240, '240 minutes', '1.2 GB'],
])('a recording of %i minutes says what it takes', (minutes, duration, data) => {
  expect(recordingOf({ url: 'https://youtu.be/rK4wYb9TqLx', minutes })).toMatchObject({ duration, data })
})
