const formats = new Map<string, Intl.DateTimeFormat | null>()

/** Whether the clocks of a zone skip a local time, as they do in spring. Unknown zones skip nothing. */
export function clockSkips(local: string, zone: string): boolean {
  const wanted = Date.parse(`${local}Z`)
  const shown = [-14, -1, 0, 1, 14].map((hours) => offsetAt(wanted + hours * 3_600_000, zone))
  // If the clock shows this time at all, it does so with one of the offsets around it.
  return shown.every((offset) => offset !== null && offsetAt(wanted - offset, zone) !== offset)
}

/** The offset of a zone from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number | null {
  const format = formatOf(zone)
  if (!format || Number.isNaN(moment)) return null
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0)
  return shown - Math.floor(moment / 1000) * 1000
}

function formatOf(zone: string) {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = makeFormat(zone)
  formats.set(zone, format)
  return format
}

function makeFormat(timeZone: string) {
  const all = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  try {
    return new Intl.DateTimeFormat('en', { ...all, second: 'numeric', hourCycle: 'h23', timeZone })
  } catch {
    // Another rule reports unknown zones.
    return null
  }
}
