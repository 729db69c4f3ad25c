import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { impactReport } from '#src/content/impact-report.ts'
import { ReportFigures } from '#src/sections/our-impact/report-figures.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

test('the figures of the report are tables whose rows can be read without the bars', () => {
  renderWithTheme(<ReportFigures {...impactReport(2022)} />)
  const courses = screen.getByRole('table', { name: 'Who started, who finished' })
  expect(within(courses).getByRole('row', { name: 'Soldering, Ibadan 8 of 10' })).toBeVisible()
  const income = screen.getByRole('table', { name: 'Where the money came from: ₦900,000' })
  expect(within(income).getByRole('row', { name: 'Market stall ₦900,000' })).toBeVisible()
})

test('totals follow from the courses and amounts', () => {
  const { figures, pdf } = impactReport(2022)
  expect(figures).toMatchObject({
    started: 16,
    finished: 8,
    finishedPercent: 50,
    costPerGraduate: 62_500,
    totalSpent: 800_000,
    carriedOver: 100_000,
  })
  expect(pdf).toBe('/reports/impact-report-2022.pdf')
})

test('a page cannot show a report that is not there', () => {
  expect(() => impactReport(1999)).toThrow('content/reports/ has no report of 1999')
})
