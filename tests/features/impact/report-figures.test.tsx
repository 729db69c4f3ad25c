import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { impactReport } from '#src/content/impact-report.ts'
import { ReportFigures } from '#src/features/impact/report-figures.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

test('the figures of the report are tables whose rows can be read without the bars', () => {
  renderWithTheme(<ReportFigures {...impactReport(2022)} />)
  const courses = screen.getByRole('table', { name: 'Finishers of each course' })
  expect(within(courses).getByRole('row', { name: 'Soldering, Ibadan 8 of 10' })).toBeVisible()
  const income = screen.getByRole('table', { name: 'Where ₦900,000 came from' })
  expect(within(income).getByRole('row', { name: 'Market stall ₦900,000' })).toBeVisible()
})

test('the captions and the words of the totals are those of the content, with figures counted from its lists', () => {
  renderWithTheme(<ReportFigures {...impactReport(2022)} />)
  expect(screen.getByRole('heading', { name: 'Our 2022 counted' })).toBeVisible()
  const captions = screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)
  expect(captions).toEqual([
    'Finishers of each course',
    'Half a year on',
    'Spent on each finisher',
    'Young and less young',
    'Where ₦900,000 came from',
    'Where ₦800,000 went',
    'Chairs taken',
    'Diesel by the litre',
  ])
  expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    'learners on the first day16',
    '50 of a hundred, on the last8',
    'spent on each of them₦62,500',
    'classes in two towns2',
  ])
})

test('the cost of a course that nobody finished is not divided', () => {
  const { rows } = impactReport(2022).charts.costs
  expect(rows).toEqual([{ label: 'Soldering, Ibadan', value: 50_000, shown: '₦50,000' }])
})

test('a page cannot show a report that is not there', () => {
  expect(() => impactReport(1999)).toThrow('content/reports/ has no report of 1999')
})
