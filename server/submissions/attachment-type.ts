import { fileTypeFromBuffer } from 'file-type'
import { isAttachmentType } from '#contract/attachment.ts'

const WORD_97 = 'application/msword'

// Word, Excel, PowerPoint and installers shared one container format before 2007. Its entries have names in UTF-16.
const OLD_OFFICE = 'application/x-cfb'
const WORD_DOCUMENT = Buffer.from('WordDocument', 'utf16le')

/** Detects the type of a file from its content, regardless of its name. Returns null if it is not supported. */
export async function attachmentType(content: Buffer) {
  const found = await detect(content)
  const type = found === OLD_OFFICE && content.includes(WORD_DOCUMENT) ? WORD_97 : found
  return type !== undefined && isAttachmentType(type) ? type : null
}

async function detect(content: Buffer) {
  try {
    return (await fileTypeFromBuffer(content))?.mime
  } catch {
    // The content starts like a known type but is damaged or forged.
    return undefined
  }
}
