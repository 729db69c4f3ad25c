import { chakra, Input, Span, VisuallyHidden, Wrap } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { safeParse, type GenericSchema } from 'valibot'
import { Button } from '#src/ui/button.tsx'
import { Field, useFormContext, useFormValue, type FieldProps } from './field.tsx'

// Large enough to drop a file on.
const FileInput = chakra(Input, {
  base: {
    padding: '5',
    borderStyle: 'dashed',
    // A long file name needs its own line.
    whiteSpace: 'normal',
    cursor: 'pointer',
    '&::file-selector-button': {
      minHeight: 'touch',
      marginInlineEnd: '4',
      paddingInline: '5',
      borderRadius: 'full',
      border: '2px solid {colors.border.strong}',
      backgroundColor: 'transparent',
      color: 'fg',
      font: 'inherit',
      fontWeight: '700',
      cursor: 'pointer',
    },
  },
})

type FileFieldProps = FieldProps & {
  accept: string
  /** An invalid file is rejected on selection; the previous one stays. */
  schema: GenericSchema
}

/** A file, stored on this device with the draft of its form and restored after a reload. */
export function FileField({ accept, schema, ...field }: FileFieldProps) {
  const { name } = field
  const { store, draft, handleEdit } = useFormContext()
  const inputRef = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const value = useFormValue(name)
  const file = value instanceof File ? value : null

  useEffect(() => {
    let isUnmounted = false
    async function restore() {
      const found = await draft?.readFile()
      const input = inputRef.current
      // Another file may have been selected in the meantime.
      if (isUnmounted || !found || input === null || input.files?.length) return
      putInto(input, found)
      store.notify()
    }
    void restore()
    const stopWatching = draft?.watchRestored(() => void restore())
    return () => {
      isUnmounted = true
      stopWatching?.()
    }
  }, [draft, store])

  function handlePick(input: HTMLInputElement) {
    const picked = input.files?.[0]
    const issue = picked && safeParse(schema, picked).issues?.[0].message
    setProblem(issue && `${picked.name}: ${issue}`)
    if (!picked || issue) {
      input.value = ''
      if (file) putInto(input, file)
      return
    }
    void draft?.saveFile(picked).then((isReadable) => {
      if (isReadable || input.files?.[0] !== picked) return
      remove()
      setProblem(`${picked.name}: Your browser could not read this file. Please choose it again.`)
    })
  }

  function remove() {
    if (inputRef.current) inputRef.current.value = ''
    setProblem(undefined)
    void draft?.clearFile()
    handleEdit(name)
  }

  return (
    <div>
      <Field {...field} error={problem}>
        {(control) => (
          <FileInput
            {...control}
            ref={inputRef}
            type="file"
            accept={accept}
            onInput={(event) => handlePick(event.currentTarget)}
          />
        )}
      </Field>
      {file && (
        <Wrap gap="3" alignItems="center" columnGap="4" rowGap="2" marginTop="3" textStyle="small">
          <Span minWidth="0" overflowWrap="anywhere">
            <strong>{file.name}</strong> ({sizeOf(file)})
          </Span>
          <Button look="outline" onClick={remove}>
            Remove the file
          </Button>
        </Wrap>
      )}
      <VisuallyHidden role="status">{problem ?? (file ? `${file.name} is chosen.` : '')}</VisuallyHidden>
    </div>
  )
}

function sizeOf({ size }: File): string {
  const kilobytes = size / 1024
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Puts a file into a file field as if it had been selected. */
function putInto(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
}
