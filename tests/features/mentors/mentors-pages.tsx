import { http, HttpResponse } from 'msw'
import type { ComponentType } from 'react'
import { createRoutesStub, Outlet } from 'react-router-dom'
import { beforeEach, vi } from 'vitest'
import type { MentorDirectory } from '#src/content/mentors.ts'
import { MENTORS_FILE } from '#src/features/mentors/directory.ts'
import * as comparisonPage from '#src/routes/member/mentor-comparison.tsx'
import * as shortlistPage from '#src/routes/member/mentor-shortlist.tsx'
import * as mentorsPage from '#src/routes/member/mentors.tsx'
import { ForMember } from '#tests/setup/for-member.tsx'
import { renderWithTheme } from '#tests/setup/render.tsx'
import { fifteen } from './mentors.ts'

/** Sets the time to noon. Only the date is fixed: timers run. */
export function atNoon() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') })
  })
}

export function hasMentors(directory: MentorDirectory = fifteen) {
  return http.get(`*${MENTORS_FILE}`, () => HttpResponse.json(directory))
}

/** Opens a page of the directory. */
export function openMentors(at: string) {
  const page = <Data,>(path: string, module: { default: ComponentType<never>; loader: () => Data }) => ({
    path,
    Component: module.default as ComponentType,
    loader: module.loader,
    shouldRevalidate: () => false,
  })
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Outlet,
      HydrateFallback: () => null,
      children: [
        page('explore/community', mentorsPage),
        page('explore/community/compare', comparisonPage),
        page('explore/community/shortlist', shortlistPage),
      ],
    },
  ])
  return renderWithTheme(
    <ForMember>
      <Stub initialEntries={[at]} />
    </ForMember>,
  ).user
}
