import { Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { countWords } from '#contract/nominations.ts'
import { useFormValue } from '#src/ui/forms/field.tsx'

// Longer than the pause between two words.
const SPEAK_AFTER_MS = 1500

/**
 * Counts the words of a field against its limit as they are typed; screen readers announce the count at the next
 * pause.
 */
export function WordCount({ name, max }: { name: string; max: number }) {
  const value = useFormValue(name)
  const [spoken, setSpoken] = useState('')
  const words = countWords(typeof value === 'string' ? value : '')
  const over = words - max
  const text = over > 0 ? `${words} words: ${over} over the ${max} there may be` : `${words} of ${max} words`

  useEffect(() => {
    const timer = setTimeout(() => {
      // Not announced when a draft is filled in.
      if (document.activeElement?.getAttribute('name') === name) setSpoken(text)
    }, SPEAK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [name, text])

  return (
    <>
      <Text
        textStyle="small"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        color={over > 0 ? 'danger' : 'fg.muted'}
        fontWeight={over > 0 ? '700' : undefined}
      >
        {text}
      </Text>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  )
}
