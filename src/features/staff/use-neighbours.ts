import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmissionQuery } from '#contract/staff/submissions.ts'
import { shortQuery, submissionUrl } from './staff-addresses.ts'
import { submissionsQuery } from './staff-queries.ts'

type Place = { reference: string; page: number }
type Neighbours = { previous: Place | undefined; next: Place | undefined }

/**
 * The addresses of the submissions before and after this one in a list, if there are any. A change can take the
 * submission out of its list, such as an answer out of what is new: its last neighbours stay.
 */
export function useNeighbours(reference: string, query: SubmissionQuery) {
  const { page } = query
  const pageQuery = (number: number) => shortQuery({ ...query, page: number })
  const list = useQuery(submissionsQuery(pageQuery(page))).data
  const at = list?.rows.findIndex((row) => row.reference === reference) ?? -1
  const isFirst = at === 0 && page > 1
  const isLast = list !== undefined && at === list.rows.length - 1 && page * list.pageSize < list.total
  // The neighbours of the first and the last row are on other pages.
  const pageBefore = useQuery({ ...submissionsQuery(pageQuery(page - 1)), enabled: isFirst }).data
  const pageAfter = useQuery({ ...submissionsQuery(pageQuery(page + 1)), enabled: isLast }).data

  const [remembered, setRemembered] = useState<Neighbours & { of: string }>()
  const found = {
    previous: isFirst ? placeOf(pageBefore?.rows.at(-1), page - 1) : placeOf(list?.rows[at - 1], page),
    next: isLast ? placeOf(pageAfter?.rows[0], page + 1) : placeOf(list?.rows[at + 1], page),
  }
  if (at >= 0 && !(remembered?.of === reference && areSame(remembered, found)))
    setRemembered({ of: reference, ...found })

  const urlOf = (place: Place | undefined) => {
    if (place === undefined) return undefined
    // The rows that follow a removed one move up, and the first of the next page to this one.
    const isHere = list?.rows.some((row) => row.reference === place.reference)
    return submissionUrl(place.reference, pageQuery(isHere ? page : place.page))
  }
  const { previous, next } = at >= 0 ? found : remembered?.of === reference ? remembered : NONE
  return { previous: urlOf(previous), next: urlOf(next) }
}

const NONE: Neighbours = { previous: undefined, next: undefined }

function placeOf(row: { reference: string } | undefined, page: number): Place | undefined {
  return row && { reference: row.reference, page }
}

function areSame(a: Neighbours, b: Neighbours) {
  return a.previous?.reference === b.previous?.reference && a.next?.reference === b.next?.reference
}
