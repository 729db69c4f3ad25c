import { boolean, moment, type Fields } from './field.ts'

/** Visibility fields of every document in a list or with a page. */
export const visibilityFields: Fields = {
  draft: boolean('true while it is being written: the site is built as if the document were not there.', {
    optional: true,
  }),
  publishAt: moment(
    'The day or time from which on it is shown. A day begins at midnight in Lagos, and a time is read off a clock there.',
    { optional: true },
  ),
  expiresAt: moment(
    'The day or time from which on it is not shown any more, likewise: with 2026-12-24, the last day is the 23rd.',
    { optional: true },
  ),
}
