import { useEffect, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fillIn } from '#src/lib/form-values.ts'
import { readCategory } from './category-url.ts'

/**
 * Chooses the category that the address names. Call it before a draft is filled in: who just came from a category means
 * that one. Once another is chosen the address names none any more, and the draft decides.
 */
export function useCategoryInAddress(
  formRef: RefObject<HTMLFormElement | null>,
  { field, categories }: { field: string; categories: ReadonlyArray<string> },
) {
  const [params, setParams] = useSearchParams()
  const key = readCategory(params)

  useEffect(() => {
    const form = formRef.current
    if (form === null || key === null || !categories.includes(key)) return
    fillIn(form, { [field]: key })

    function forget({ target }: Event) {
      if (!(target instanceof Element) || target.getAttribute('name') !== field) return
      setParams({}, { replace: true, preventScrollReset: true })
    }

    form.addEventListener('input', forget)
    return () => form.removeEventListener('input', forget)
  }, [formRef, field, categories, key, setParams])
}
