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
  const lines = [headings, ...rows].map((row) => row.map((cell) => printable(cell)))
  const widths = headings.map((_heading, column) =>
    Math.max(...lines.map((row) => (row[column] ?? '').length)),
  )
  const padded = lines.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  return padded.map((row) => row.join('  ').trimEnd()).join('\n')
}

/** `1 message`, `2 messages`. */
export function plural(count: number, one: string, several = `${one}s`) {
  return `${count} ${count === 1 ? one : several}`
}
