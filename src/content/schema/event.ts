import { markdownCollection } from './document.ts'
import { boolean, localDateTime, number, object, text, timeZone, url } from './field.ts'

export const Event = markdownCollection({
  name: 'Event',
  description:
    'An event, past or announced. Whether it is upcoming, happening now or past is worked out from its end in the browser.',
  path: 'events',
  body: 'What happens there, in one or two short paragraphs.',
  fields: {
    title: text('The title.', { maxLength: 90 }),
    theme: text('Its theme.', { maxLength: 120, optional: true }),
    start: localDateTime('When it starts, as a clock on the wall shows it there: 2026-03-07T10:00'),
    end: localDateTime('When it ends, likewise.'),
    timeZone: timeZone('The time zone of both, such as Africa/Lagos.'),
    isOnline: boolean('true for an online event.'),
    place: text('Venue and city; for an online event the platform, such as Zoom.', { maxLength: 120 }),
    registrationUrl: url('Where people sign up, while it is to come.', { optional: true }),
    replay: object(
      'The recording, where there is one.',
      'Replay',
      {
        url: url('The address of the video at YouTube: https://www.youtube.com/watch?v=…'),
        minutes: number('How long it is, in minutes.', { integer: true, min: 1 }),
      },
      { optional: true },
    ),
  },
})
