import { markdownCollection, yamlCollection } from './document.ts'
import {
  boolean,
  captionedImage,
  choice,
  date,
  image,
  list,
  localDateTime,
  moment,
  number,
  object,
  order,
  text,
  timeZone,
  url,
} from './field.ts'

export const Event = markdownCollection({
  name: 'Event',
  heading: 'Event',
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
    place: text('Venue and city; for an online event the platform, such as Zoom.', {
      maxLength: 120,
      isName: true,
    }),
    registrationUrl: url('Where people sign up, while it is to come.', { optional: true }),
    replay: object(
      'The recording, where there is one.',
      'Replay',
      {
        url: url('The address of the video at YouTube: https://www.youtube.com/watch?v=…'),
        minutes: number('How long it is, in minutes.', { integer: true, min: 1, max: 24 * 60 }),
      },
      { optional: true },
    ),
    changes: list(
      'What has changed since it was announced. A new change goes to the end of the list, and no line is ever removed: calendars count them.',
      object('One change. The last one is shown.', 'EventChange', {
        status: choice(
          'cancelled: it does not take place; postponed: not on its day, and no new one is known; rescheduled: start and end above are new; changed: anything else, or it takes place after all.',
          ['cancelled', 'postponed', 'rescheduled', 'changed'],
        ),
        at: moment('The day, or day and time, on which you tell people, by a clock in Lagos.'),
        note: text('Why, and what it means for people who had planned to come, in a sentence or two.', {
          maxLength: 240,
        }),
        previousStart: localDateTime('When it was to start before. For rescheduled, and only there.', {
          optional: true,
        }),
      }),
      { min: 1, optional: true },
    ),
  },
})

export const GalleryGroup = yamlCollection({
  name: 'GalleryGroup',
  heading: 'Group of pictures in the gallery',
  description: 'A group of pictures on the Gallery page.',
  path: 'gallery',
  fields: {
    event: text('The name of the event or series.', { maxLength: 60 }),
    date: date('The day the pictures show.'),
    order: order(),
    images: list(
      'The pictures. The first is shown in the carousel.',
      captionedImage('One picture.', { minWidth: 900, shape: [3, 2] }),
      { min: 1 },
    ),
  },
})

export const HomeGalleryGroup = yamlCollection({
  name: 'HomeGalleryGroup',
  heading: 'Group of pictures on the home page',
  description: 'A group of pictures in the gallery of the home page.',
  path: 'home-gallery',
  fields: {
    title: text('The event series or the company visited.', { maxLength: 40 }),
    description: text('One sentence about it.', { maxLength: 200 }),
    order: order(),
    images: list('The pictures.', image('One picture.', { size: { minWidth: 900, shape: [3, 2] } }), {
      min: 1,
    }),
  },
})
