import { expect, test } from 'vitest'
import { recordingOf } from '#src/features/events/recording.ts'

const idOf = (url: string) => recordingOf({ url, minutes: 1 }).youtubeId

test.each([
  'https://www.youtube.com/watch?v=rK4wYb9TqLx',
  'https://youtube.com/watch?t=90&v=rK4wYb9TqLx',
  'https://m.youtube.com/watch?v=rK4wYb9TqLx&feature=share',
  'https://youtu.be/rK4wYb9TqLx?si=abc',
  'https://www.youtube.com/live/rK4wYb9TqLx',
  'https://www.youtube.com/shorts/rK4wYb9TqLx',
  'https://www.youtube-nocookie.com/embed/rK4wYb9TqLx',
])('%s is the video rK4wYb9TqLx', (url) => {
  expect(idOf(url)).toBe('rK4wYb9TqLx')
})

test.each([
  'https://www.youtube.com/watch?v=abc',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@gelegrid',
  'https://www.youtube.com/playlist?list=rK4wYb9TqLx',
  'https://youtube.com.example/watch?v=rK4wYb9TqLx',
  'https://youtu.be/',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/watch?v=rK4wYb9TqL/',
  'not an address',
])('%s is no video that the player could show', (url) => {
  expect(idOf(url)).toBeNull()
})

test.each([
  [1, '1 minute', '10 MB'],
  [92, '92 minutes', '460 MB'],
  [128, '128 minutes', '640 MB'],
  [240, '240 minutes', '1.2 GB'],
])('a recording of %i minutes says what it takes', (minutes, duration, data) => {
  expect(recordingOf({ url: 'https://youtu.be/rK4wYb9TqLx', minutes })).toMatchObject({ duration, data })
})
