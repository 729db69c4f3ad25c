import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { answerWith } from '#contract/payload-answer.ts'
import { pageNumber, pageOf } from './answer.ts'
import { submissionSummarySchema } from './submissions.ts'

/* Nominations for judges: by category, with duplicates marked, and a shortlist. */

export const nominationQuerySchema = v.object({
  /** The key of a category. */
  category: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined),
  shortlisted: v.fallback(v.optional(v.picklist(['yes'])), undefined),
  page: pageNumber,
})

const nominationSchema = v.object({
  ...submissionSummarySchema.entries,
  category: v.string(),
  nominee: v.string(),
  company: v.string(),
  country: v.string(),
  /** The number of nominations for this person in this category, including this one. */
  sameNominee: v.number(),
  isShortlisted: v.boolean(),
})

const categorySchema = v.object({
  /** The key of the category in the content. */
  category: v.string(),
  nominations: v.number(),
  /** The number of different people. */
  nominees: v.number(),
  shortlisted: v.number(),
})

/** Use with `withQuery`. Sorted by category and nominee, so that duplicates are adjacent. */
export const listNominations = endpoint('GET', '/api/staff/nominations', {
  answer: answerWith(pageOf(nominationSchema)),
})

/** All categories of the content, including those without a nomination. */
export const listCategories = endpoint('GET', '/api/staff/nominations/categories', {
  answer: answerWith(v.array(categorySchema)),
})

export type StaffNomination = v.InferOutput<typeof nominationSchema>
export type CategoryFigures = v.InferOutput<typeof categorySchema>
export type NominationQuery = v.InferOutput<typeof nominationQuerySchema>
