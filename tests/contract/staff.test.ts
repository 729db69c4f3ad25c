import * as v from 'valibot'
import { expect, test } from 'vitest'
import { secondStepSchema } from '#contract/staff/access.ts'
import { searchOf, withQuery } from '#contract/staff/answer.ts'
import { auditQuerySchema, listAuditEntries, overviewQuerySchema } from '#contract/staff/overview.ts'
import { submissionExportSchema, submissionQuerySchema } from '#contract/staff/submissions.ts'

test('a code is read with the space that apps show in it', () => {
  expect(v.parse(secondStepSchema, { code: '123 456' })).toEqual({ code: '123456' })
})

test('a recovery code is read in any case, with or without its hyphens', () => {
  expect(v.parse(secondStepSchema, { recoveryCode: '7f3k-q2mx 90tb' })).toEqual({
    recoveryCode: '7F3KQ2MX90TB',
  })
  expect(v.safeParse(secondStepSchema, { recoveryCode: '7F3K' }).success).toBe(false)
})

test('what an address of a list cannot mean is left out', () => {
  const query = {
    kind: 'letters',
    status: 'new',
    from: 'yesterday',
    sort: 'size',
    page: '-1',
    search: ' Ada ',
  }
  expect(v.parse(submissionQuerySchema, query)).toEqual({
    status: 'new',
    search: 'Ada',
  })
  expect(v.parse(auditQuerySchema, { page: '3' })).toEqual({ page: 3 })
  expect(v.parse(overviewQuerySchema, { days: '7' })).toEqual({ days: 30 })
})

test('the submissions of a colleague are asked for by a pseudonym', () => {
  expect(v.parse(submissionQuerySchema, { assignee: 'S-7F3KQ2' })).toEqual({ assignee: 'S-7F3KQ2' })
  expect(v.parse(submissionQuerySchema, { assignee: 'Bello' })).toEqual({})
})

test('an export needs one kind', () => {
  expect(v.safeParse(submissionExportSchema, { status: 'new' }).success).toBe(false)
  expect(v.parse(submissionExportSchema, { kind: 'contact' })).toEqual({ kind: 'contact' })
})

test('a query is written without its empty values', () => {
  expect(searchOf({ kind: undefined, search: '' })).toBe('')
  expect(withQuery(listAuditEntries, { page: 2, who: 'A B' }).path).toBe('/api/staff/audit?page=2&who=A+B')
})
