export type Finding = {
  /** What was done to the server. */
  fault: string
  /** What was counted. */
  figures: string
  /** Whether all that was promised held. */
  isKept: boolean
}

/** One line for each fault, as Markdown. */
export function table(findings: ReadonlyArray<Finding>) {
  const rows = findings.map(
    ({ fault, figures, isKept }) => `| ${fault} | ${figures} | ${isKept ? 'yes' : 'NO'} |`,
  )
  return ['| Fault | Figures | Kept |', '| --- | --- | --- |', ...rows].join('\n')
}
