import { readFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF without spaces, which the reader guesses between runs of different fonts. */
export async function textOfPdf(file: string | Buffer): Promise<string> {
  const content = typeof file === 'string' ? readFileSync(file) : file
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 })
  const document = await task.promise
  const texts: Array<string> = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  await task.destroy()
  return texts.join('').replace(/\s+/gu, '')
}
