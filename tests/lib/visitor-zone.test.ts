import { expect, test, vi } from 'vitest'
import { visitorZone } from '#src/lib/visitor-zone.ts'

/** A browser that reports this time zone. */
function reporting(timeZone: string | undefined) {
  const options = new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string,
  })
}

test('the time zone of the browser is the visitor’s', () => {
  reporting('America/New_York')
  expect(visitorZone()).toEqual({ timeZone: 'America/New_York', isZoneKnown: true })
})

test.each(['Etc/Unknown', 'Mars/Olympus', '', undefined])(
  'a browser that names %j as its time zone gets the time of Lagos [MORE-13]',
  (name) => {
    reporting(name)
    expect(visitorZone()).toEqual({ timeZone: 'Africa/Lagos', isZoneKnown: false })
  },
)
