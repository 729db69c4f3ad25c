import type { ContentReport } from '#scripts/content/checks/check-content.ts'
import { messageOf } from '#scripts/content/checks/problem.ts'
import { severities } from '#scripts/content/checks/rules.ts'

/** The report in SARIF 2.1.0, the exchange format of code scanners. */
export function sarifReport({ problems }: ContentReport): string {
  const rules = Object.entries(severities).map(([id, level]) => ({ id, defaultConfiguration: { level } }))
  const results = problems.map((problem) => ({
    ruleId: problem.rule,
    level: problem.severity,
    message: { text: messageOf(problem) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: problem.file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: problem.line, startColumn: problem.column },
        },
      },
    ],
  }))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'content:check', rules } }, results }],
  }
  return JSON.stringify(log, null, 2)
}
