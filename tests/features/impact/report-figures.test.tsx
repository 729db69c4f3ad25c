import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { impactReport } from '#src/content/impact-report.ts'
import { ReportFigures } from '#src/features/impact/report-sections.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'

test('the figures of the report are counted from the content, in tables whose rows can be read without the bars; the cost of a course that nobody finished is not divided', () => {
  renderWithTheme(<ReportFigures {...impactReport(2022)} />)
  const courses = screen.getByRole('table', { name: 'Finishers of each course' })
  expect(within(courses).getByRole('row', { name: 'Soldering, Ibadan 8 of 10' })).toBeVisible()
  const income = screen.getByRole('table', { name: 'Where ₦900,000 came from' })
  expect(within(income).getByRole('row', { name: 'Market stall ₦900,000' })).toBeVisible()

  expect(screen.getByRole('heading', { name: 'Our 2022 counted' })).toBeVisible()
  expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    'learners on the first day16',
    '50 of a hundred, on the last8',
    'spent on each of them₦62,500',
    'classes in two towns2',
  ])
  const { rows } = impactReport(2022).charts.costs
  expect(rows).toEqual([{ label: 'Soldering, Ibadan', value: 50_000, shown: '₦50,000' }])
})
