export type Finding = {
  /** The fault. */
  fault: string
  /** The measurements. */
  figures: string
  /** Whether all guarantees held. */
  isKept: boolean
}

/** One Markdown row per fault. */
export function table(findings: ReadonlyArray<Finding>) {
  const rows = findings.map(
    ({ fault, figures, isKept }) => `| ${fault} | ${figures} | ${isKept ? 'yes' : 'NO'} |`,
  )
  return ['| Fault | Figures | Kept |', '| --- | --- | --- |', ...rows].join('\n')
}
