import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImpactReport } from 'contentlayer/generated'
import { reportFacts } from '#scripts/report/report-facts.ts'
import { compiled } from './compiled.ts'
import { fillIn, readFacts, type Facts } from './facts.ts'

/** Inserts the facts into the compiled collections, so that no page carries the code for it. */
export async function fillCompiled(root: string): Promise<void> {
  const values = await compiledFacts(root)
  const folder = path.join(root, '.contentlayer/generated')
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const file = path.join(folder, entry.name, '_index.json')
    const isReport = entry.name === 'ImpactReport'
    const text = await readFile(file, 'utf8')
    await writeFile(file, isReport ? filledReports(text, values) : filled(JSON.parse(text), values))
  }
}

async function compiledFacts(root: string) {
  const documents: Record<string, unknown> = {
    SiteSettings: await compiled(root, 'SiteSettings'),
    Awards: await compiled(root, 'Awards'),
  }
  return readFacts((type, field) =>
    field.reduce(
      (value, name) =>
        typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined,
      documents[type],
    ),
  )
}

function filled(documents: unknown, values: Facts) {
  return JSON.stringify(documents, (key, value: unknown) =>
    typeof value === 'string' ? fillIn(value, values, key === 'html' ? escapeHtml : undefined) : value,
  )
}

/** The words of a report name figures of the same report as well. */
function filledReports(text: string, values: Facts) {
  const reports = JSON.parse(text) as Array<ImpactReport>
  const texts = reports.map((report) =>
    filled(report, new Map([...values, ...Object.entries(reportFacts(report))])),
  )
  return `[${texts.join(',')}]`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
