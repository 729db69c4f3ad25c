import * as v from 'valibot'

const BYTES_PER_MEGABYTE = 1024 * 1024

/** The media types of accepted files by extension. `attachmentKinds` names them. */
const FILE_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** The accepted kinds of files, in words. */
export function attachmentKinds(word: 'and' | 'or'): string {
  return `PDF, Word (doc, docx), PNG ${word} JPG`
}

export const ATTACHMENT_ACCEPT = Object.keys(FILE_TYPES)
  .map((ending) => `.${ending}`)
  .join(',')

export const UNSUPPORTED_ATTACHMENT = `We can open ${attachmentKinds('and')} files. Please save it as one of these.`

export function attachmentTooLarge(maxMegabytes: number): string {
  return `This file is larger than ${maxMegabytes} MB. Please choose a smaller one, or make its pictures smaller.`
}

export function maxAttachmentBytes(maxMegabytes: number): number {
  return maxMegabytes * BYTES_PER_MEGABYTE
}

export function isAttachmentType(type: string): boolean {
  return Object.values(FILE_TYPES).includes(type)
}

export function attachment(maxMegabytes: number) {
  return v.pipe(
    v.file('Please choose a file that supports your nomination.'),
    v.check((file) => isOfKnownType(file), UNSUPPORTED_ATTACHMENT),
    v.check(
      (file) => file.size > 0,
      'There is nothing in this file. Please check whether it is the right one.',
    ),
    v.maxSize(maxAttachmentBytes(maxMegabytes), attachmentTooLarge(maxMegabytes)),
  )
}

// Some phones send files without an extension; the media type decides then.
function isOfKnownType({ name, type }: File): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]
  return ending === undefined ? isAttachmentType(type) : Object.hasOwn(FILE_TYPES, ending.toLowerCase())
}
