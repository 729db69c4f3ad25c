import { fileTypeFromBuffer } from 'file-type'
import { isAttachmentType } from '#contract/attachment.ts'

const WORD_97 = 'application/msword'

// Word, Excel, PowerPoint and installers shared one container format before 2007. Its entries have names in UTF-16.
const OLD_OFFICE = 'application/x-cfb'
const WORD_DOCUMENT = Buffer.from('WordDocument', 'utf16le')

// Readers of PDF look for its header in the first 1024 bytes, as some scanners and mail gateways write others before.
const PDF = 'application/pdf'
const PDF_HEADER = '%PDF-'
const PDF_HEADER_WITHIN = 1024

/** Detects the type of a file from its content, regardless of its name. Returns null if it is not supported. */
export async function attachmentType(content: Buffer) {
  const found = await detect(content)
  const type = found === OLD_OFFICE && content.includes(WORD_DOCUMENT) ? WORD_97 : found
  return type !== undefined && isAttachmentType(type) ? type : null
}

async function detect(content: Buffer) {
  try {
    const found = (await fileTypeFromBuffer(content))?.mime
    return found ?? (content.subarray(0, PDF_HEADER_WITHIN).includes(PDF_HEADER) ? PDF : undefined)
  } catch {
    // The content starts like a known type but is damaged or forged.
    return undefined
  }
}
