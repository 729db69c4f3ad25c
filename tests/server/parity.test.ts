import { expect, test } from 'vitest'
import { isRecord, type Endpoint } from '#contract/endpoint.ts'
import { SUBMISSION_KINDS, submissionEndpoint } from '#contract/submissions.ts'
import { reportWebVitals } from '#contract/web-vitals.ts'
import { mockServer } from '#tests/mocks/server.ts'
import { comparable } from './parity/comparable.ts'
import { consoleAccessScenarios } from './parity/console-access.ts'
import { consoleDonationScenarios } from './parity/console-donations.ts'
import { consoleSubmissionScenarios } from './parity/console-submissions.ts'
import { memberScenarios } from './parity/members.ts'
import { mockTarget, realTarget } from './parity/target.ts'
import { uploadAndLinkScenarios } from './parity/uploads-and-links.ts'

/*
 * Makes the same calls to the server and to the mock server, whose answers must have the same status, messages and
 * shape.
 */

const server = mockServer()

const scenarios = {
  ...memberScenarios,
  ...uploadAndLinkScenarios,
  ...consoleAccessScenarios,
  ...consoleSubmissionScenarios,
  ...consoleDonationScenarios,
}

/** Endpoints without a scenario, and why. */
const NOT_COMPARED: ReadonlyArray<[Endpoint, string]> = [
  [reportWebVitals, 'Pages report only where VITE_WEB_VITALS is set, and read no answer.'],
]

test.each(Object.entries(scenarios))('the mock server answers like the server: %s', async (_name, run) => {
  const real = await run(await realTarget())
  const mocked = await run(mockTarget(server))
  expect(comparable(mocked)).toEqual(comparable(real))
  for (const [{ status, answer }, received] of [...real, ...mocked]) {
    if (received.status >= 300) continue
    expect(received.status).toBe(status)
    expect(answer(received.body)).toEqual(received.body)
  }
})

test('every call of the contract succeeds in a scenario, or is listed with a reason', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../contract/**/*.ts', { eager: true })
  const declared = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is Endpoint => isRecord(value) && typeof value.path === 'string')
  const compared: Array<Endpoint> = []
  for (const run of Object.values(scenarios)) {
    const answers = await run(mockTarget(server))
    compared.push(...answers.filter(([, { status }]) => status < 300).map(([endpoint]) => endpoint))
  }
  const listed = NOT_COMPARED.map(([endpoint]) => endpoint)
  // Endpoints are declared without queries.
  const namesOf = (endpoints: ReadonlyArray<Endpoint>) =>
    [...new Set(endpoints.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`))].sort()
  expect(namesOf([...compared, ...listed])).toEqual(
    namesOf([...declared, ...SUBMISSION_KINDS.map(submissionEndpoint)]),
  )
  expect(compared.filter((endpoint) => listed.includes(endpoint))).toEqual([])
})
