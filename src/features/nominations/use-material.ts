import { useEffect, useRef, useState, type RefObject } from 'react'
import { safeParse, type GenericSchema } from 'valibot'
import { forgetMaterial, keepMaterial, readMaterial } from './kept-nomination.ts'

/** `isKept` is null while the browser is still writing it down. */
type Chosen = { file: File; isKept: boolean | null }

type MaterialOptions = {
  inputRef: RefObject<HTMLInputElement | null>
  /** What a file has to be; a file that is not is refused when it is picked. */
  rule: GenericSchema
  /** A file that comes back from the next page of the form. */
  handedBack: RefObject<File | null>
}

/** The picked file: looked at when it is picked, kept on this device, and put back into its field after a reload. */
export function useMaterial({ inputRef, rule, handedBack }: MaterialOptions) {
  const current = useRef<File | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | undefined>()

  useEffect(() => {
    let isGone = false

    async function restore() {
      const kept = await readMaterial()
      const input = inputRef.current
      const file = kept ?? handedBack.current
      // Somebody may have picked one in the meantime.
      if (isGone || file === null || input === null || input.files?.length) return
      if (!putInto(input, file)) return
      current.current = file
      setChosen({ file, isKept: kept !== null })
    }

    void restore()
    return () => {
      isGone = true
    }
  }, [inputRef, handedBack])

  /** Called when a file was picked. */
  function pick(input: HTMLInputElement) {
    const file = input.files?.[0]
    const issue = file ? safeParse(rule, file).issues?.[0].message : undefined
    setProblem(issue && `${file?.name}: ${issue}`)
    // Refused, or the choice was called off: the one before stays.
    if (!file || issue) {
      input.value = ''
      if (current.current) putInto(input, current.current)
      return
    }
    current.current = file
    setChosen({ file, isKept: null })
    void keepMaterial(file).then((isKept) => {
      if (current.current === file) setChosen({ file, isKept })
    })
  }

  /** Empties the field and forgets the file. */
  function clear() {
    if (inputRef.current) inputRef.current.value = ''
    current.current = null
    setChosen(null)
    setProblem(undefined)
    void forgetMaterial()
  }

  return { chosen, problem, pick, clear }
}

/** Puts a file into a file field as if it had been picked. False where the browser does not let us. */
function putInto(input: HTMLInputElement, file: File): boolean {
  try {
    const transfer = new DataTransfer()
    transfer.items.add(file)
    input.files = transfer.files
    return true
  } catch {
    // Old browsers: it has to be picked again, and the form says so.
    return false
  }
}
