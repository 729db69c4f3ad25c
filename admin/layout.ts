// Submitted text is printed to a terminal: control characters could run commands there, and bidirectional marks could
// hide text.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}]/gu

/**
 * Replaces characters that could control a terminal, and optionally keeps line breaks. All output passes through it:
 * see run.ts.
 */
export function printable(text: string, { keepsLines = false } = {}) {
  return text.replace(CONTROL_CHARACTERS, (character) =>
    keepsLines && character === '\n' ? character : '\uFFFD',
  )
}

/** Formats a time to the minute. */
export function timeText(milliseconds: number) {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Formats a table with columns as wide as their content. */
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

/** Names and values, one per line; a value of several lines starts below its name. */
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
