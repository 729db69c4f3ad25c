import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { ATTACHMENT_ACCEPT, attachmentKinds } from '#contract/attachment.ts'
import { controlRecipe } from '#src/theme/field-recipe.ts'
import { Button } from '#src/ui/button.tsx'
import { Field, type FieldProps } from '#src/ui/forms/field.tsx'
import { VisuallyHidden } from '#src/ui/forms/form.tsx'
import type { useMaterial } from './use-material.ts'

// Large enough to drop a file on.
const FileInput = chakra('input', {
  base: {
    ...controlRecipe.base,
    padding: '5',
    borderStyle: 'dashed',
    // The name of a file may need a line of its own.
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

type MaterialFieldProps = Omit<FieldProps, 'hint' | 'required'> & {
  inputRef: RefObject<HTMLInputElement | null>
  material: ReturnType<typeof useMaterial>
  maxMegabytes: number
}

/** The supporting file: what may be picked, what is picked, and whether it outlives a reload. */
export function MaterialField({ inputRef, material, maxMegabytes, error, ...field }: MaterialFieldProps) {
  const { chosen, problem, pick, clear } = material
  const hint = `One file of up to ${maxMegabytes} MB: ${attachmentKinds('disjunction')}.`
  return (
    <div>
      <Field {...field} error={problem ?? error} hint={hint} required>
        {(control) => (
          <FileInput
            {...control}
            ref={inputRef}
            type="file"
            accept={ATTACHMENT_ACCEPT}
            onInput={(event) => pick(event.currentTarget)}
          />
        )}
      </Field>
      {chosen && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="4"
          rowGap="2"
          marginTop="3"
          textStyle="small"
        >
          <chakra.span minWidth="0" overflowWrap="anywhere">
            <strong>{chosen.file.name}</strong> ({sizeOf(chosen.file)}). {KEPT_WORDS[String(chosen.isKept)]}
          </chakra.span>
          <Button look="outline" onClick={clear}>
            Remove the file
          </Button>
        </chakra.div>
      )}
      <VisuallyHidden role="status">
        {problem ?? (chosen ? `${chosen.file.name} is chosen.` : '')}
      </VisuallyHidden>
    </div>
  )
}

const KEPT_WORDS: Record<string, string> = {
  null: '',
  true: 'Saved on this device.',
  false: 'This browser does not keep files: if you leave the page, please choose it again.',
}

function sizeOf({ size }: File): string {
  const kilobytes = size / 1024
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}
