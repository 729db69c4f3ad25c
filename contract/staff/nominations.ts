import * as v from 'valibot'
import { pageNumber, pageOf, parameter, read } from './answer.ts'

/* Nominations for judges: by category, with duplicates marked, and a shortlist. */

export const nominationQuerySchema = v.object({
  category: parameter(v.pipe(v.string(), v.maxLength(100))),
  shortlisted: parameter(v.picklist(['yes'])),
  page: pageNumber,
})

const nominationSchema = v.object({
  id: v.string(),
  reference: v.string(),
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
  shortlisted: v.number(),
})

/** Sorted by category and nominee, so that duplicates are adjacent. */
export const listNominations = read('/api/staff/nominations', pageOf(nominationSchema))

/** All categories of the content, including those without a nomination. */
export const listCategories = read('/api/staff/nominations/categories', v.array(categorySchema))

export type StaffNomination = v.InferOutput<typeof nominationSchema>
export type CategoryFigures = v.InferOutput<typeof categorySchema>
export type NominationQuery = v.InferOutput<typeof nominationQuerySchema>
