import { afterAll, beforeAll } from 'vitest'

// What jsdom lacks: setting a field's files from a script.

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
  })

  afterAll(() => {
    Object.defineProperty(HTMLInputElement.prototype, 'files', filesOfField)
    Reflect.deleteProperty(globalThis, 'DataTransfer')
  })
}
