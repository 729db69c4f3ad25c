import { chakra } from '@chakra-ui/react'
import { useEffect, useState, type RefObject } from 'react'
import { countWords } from '#contract/words.ts'
import { VisuallyHidden } from '#src/ui/forms/form.tsx'
import { useFormValue } from '#src/ui/forms/use-form-value.ts'

// Long enough that nobody hears it between two words.
const SPEAK_AFTER_MS = 1500

type WordCountProps = { formRef: RefObject<HTMLFormElement | null>; name: string; max: number }

/** How many words a field has of those it may have, counted as they are typed and said at the next pause. */
export function WordCount({ formRef, name, max }: WordCountProps) {
  const value = useFormValue(formRef, name)
  const [spoken, setSpoken] = useState('')
  const words = countWords(typeof value === 'string' ? value : '')
  const over = words - max
  const text = over > 0 ? `${words} words: ${over} over the ${max} there may be` : `${words} of ${max} words`

  useEffect(() => {
    const timer = setTimeout(() => {
      // Only to who is writing it, not when a form is filled in again.
      if (document.activeElement?.getAttribute('name') === name) setSpoken(text)
    }, SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [name, text])

  return (
    <>
      <chakra.p
        textStyle="small"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        color={over > 0 ? 'danger' : 'fg.muted'}
        fontWeight={over > 0 ? '700' : undefined}
      >
        {text}
      </chakra.p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  )
}
