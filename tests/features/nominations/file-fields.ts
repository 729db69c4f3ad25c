import { afterAll, beforeAll } from 'vitest'

// The file features that jsdom lacks: setting a field's files from a script, and reading their bytes.

class Transfer {
  readonly files: Array<File> = []
  private readonly data = new Map<string, string>()
  // For pasting, which uses this class as well.
  setData = (type: string, text: string) => this.data.set(type, text)
  getData = (type: string) => this.data.get(type) ?? ''
  readonly items = { add: (file: File) => this.files.push(file) }
}

/** Lets the tests of this file set file fields as browsers do. */
export function withFileFields() {
  const filesOfField = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files')!
  const putIn = new WeakMap<HTMLInputElement, Array<File>>()

  beforeAll(() => {
    Object.defineProperty(globalThis, 'DataTransfer', { value: Transfer, configurable: true })
    Object.defineProperty(HTMLInputElement.prototype, 'files', {
      configurable: true,
      get(this: HTMLInputElement) {
        return putIn.get(this) ?? filesOfField.get?.call(this)
      },
      set(this: HTMLInputElement, files: Array<File>) {
        putIn.set(this, files)
      },
    })
    Blob.prototype.arrayBuffer ??= bytesOf
  })

  afterAll(() => {
    Object.defineProperty(HTMLInputElement.prototype, 'files', filesOfField)
    Reflect.deleteProperty(globalThis, 'DataTransfer')
  })
}

function bytesOf(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result)
    }
    reader.onerror = () => reject(new Error('Cannot be read.'))
    reader.readAsArrayBuffer(this)
  })
}
