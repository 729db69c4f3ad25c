import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { fillIn, readValues, type FormValues } from '#src/lib/form-values.ts'
import type { DraftStatus } from '#src/ui/forms/use-draft.ts'
import type { KeptDonation } from './kept-donation.ts'

const SAVE_AFTER_MS = 500

type KeptValuesOptions = {
  kept: KeptDonation
  /** What an untouched form has: filled in, but not worth keeping. */
  untouched: FormValues
  /** What is asked for now, which comes before what was typed last time. */
  asked: FormValues
  /** Somebody changed this field. */
  onEdit: (name: string) => void
}

/** Fills the form with what is kept when it appears, and keeps what is typed. */
export function useKeptValues(formRef: RefObject<HTMLFormElement | null>, options: KeptValuesOptions) {
  const [status, setStatus] = useState<DraftStatus>('none')
  const forget = useRef(() => {})

  const fill = useEffectEvent((form: HTMLFormElement) => {
    const { kept, untouched, asked } = options
    fillIn(form, { ...untouched, ...kept.read(), ...asked })
    setStatus(kept.status())
  })

  const keep = useEffectEvent((form: HTMLFormElement) => {
    const { kept, untouched } = options
    const values = readValues(form)
    for (const [name, value] of Object.entries(untouched)) {
      if (values[name] === value) values[name] = undefined
    }
    kept.write(values)
    setStatus(kept.status())
  })

  const noteEdit = useEffectEvent(({ target }: Event) => {
    const field = target instanceof Element ? target.closest('[data-field]') : null
    const name = field?.getAttribute('data-field')
    if (name) options.onEdit(name)
  })

  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    let timer: ReturnType<typeof setTimeout> | undefined

    function save() {
      if (timer === undefined || form === null) return
      forget.current()
      keep(form)
    }

    function saveSoon(event: Event) {
      clearTimeout(timer)
      timer = setTimeout(save, SAVE_AFTER_MS)
      noteEdit(event)
    }

    forget.current = () => {
      clearTimeout(timer)
      timer = undefined
    }

    fill(form)
    form.addEventListener('input', saveSoon)
    // A page that is left or put away may never get another chance.
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      form.removeEventListener('input', saveSoon)
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [formRef])

  /** Nothing is kept from here on until somebody types again. */
  function clear() {
    forget.current()
    options.kept.clear()
    setStatus('none')
  }

  /** Puts an emptied form back to how an untouched one looks. */
  function startAgain() {
    if (formRef.current) fillIn(formRef.current, options.untouched)
    // Filling in looks like typing.
    clear()
  }

  return { status, clear, startAgain }
}
