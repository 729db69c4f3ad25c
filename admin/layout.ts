// What people wrote goes to a terminal: there, control characters are orders, and marks of right-to-left text hide others.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}]/gu

/** A text that only shows in a terminal, and does nothing. Line breaks stay where they are wanted. */
export function printable(text: string, { keepsLines = false } = {}) {
  return text.replace(CONTROL_CHARACTERS, (character) =>
    keepsLines && character === '\n' ? character : '\uFFFD',
  )
}

/** A moment as the operator reads it, to the minute. */
export function timeText(milliseconds: number) {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Rows under headings, each column as wide as it has to be. */
export function table(headings: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>) {
  const cells = [headings, ...rows].map((row) => row.map((cell) => printable(cell)))
  const widths = headings.map((_heading, column) =>
    Math.max(...cells.map((row) => widthOf(row[column] ?? ''))),
  )
  return cells
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Names and values, one below the other; a value of several lines stands below its name. */
export function record(entries: ReadonlyArray<readonly [string, string]>) {
  const width = Math.max(...entries.map(([name]) => name.length))
  return entries
    .map(([name, value]) => {
      const text = printable(value, { keepsLines: true })
      if (!text.includes('\n')) return `${name.padEnd(width)}  ${text}`.trimEnd()
      return `${name}\n${text.replace(/^/gm, '  ')}`
    })
    .join('\n')
}

/** `1 message`, `2 messages`. */
export function plural(count: number, one: string, several = `${one}s`) {
  return `${count} ${count === 1 ? one : several}`
}

function widthOf(text: string) {
  return [...text].length
}

function pad(text: string, width: number) {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}
