import { Input, NativeSelect } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useRef, useState } from 'react'
import { withinTime } from '#src/lib/time-limit.ts'
import { Icon } from '#src/ui/icon.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'
import { Field, useFormContext, useFormValue, type FieldProps } from './field.tsx'
import type { SelectOption } from './select.tsx'

// As the placeholder, it moves nothing when it appears under a finger.
const LIST_FAILED = 'Type it in: the list is missing'

type CountryFieldProps = Partial<FieldProps> & {
  placeholder?: string
  autoComplete?: 'country-name' | 'off'
}

/**
 * A country, chosen from a searchable select. The page contains a text input of the same size, which works without scripts
 * and where the list cannot be loaded. The menu takes its place when the form is touched, so that readers do not load
 * it; the input then holds the value, unseen.
 */
export function CountryField({
  name = 'country',
  label = 'Country',
  placeholder = 'Choose your country',
  autoComplete = 'country-name',
  ...field
}: CountryFieldProps) {
  const form = useFormContext()
  const value = useFormValue(name)
  const frameRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const [isFormTouched, setFormTouched] = useState(false)
  // Whether the form was last touched in this field, whose control is replaced then.
  const [isInUse, setInUse] = useState(false)
  const [isMenu, setMenu] = useState(false)
  const { module: menu, failures, isLoading, retry } = useLoadedModule(loadMenu, isFormTouched)

  // Not under the hands of who is typing.
  if (menu !== null && !isMenu && !(isInUse && value)) setMenu(true)

  useWindowEvent('focusin', ({ target }) => {
    if (!(target instanceof Node) || !form.ref.current?.contains(target)) return
    setInUse(frameRef.current?.contains(target) === true)
    setFormTouched(true)
    if (menu === null) retry()
  })

  function choose(chosen: string) {
    if (inputRef.current) inputRef.current.value = chosen
    form.handleEdit(name)
  }

  const waiting = isLoading ? 'Loading...' : placeholder
  return (
    <Field name={name} label={label} {...field}>
      {(control) => (
        <NativeSelect.Root ref={frameRef} cursor="pointer">
          {isMenu && menu !== null && (
            <menu.Select
              control={control}
              options={menu.options}
              value={typeof value === 'string' ? value : ''}
              onChange={choose}
              placeholder={placeholder}
              takesFocus={isInUse}
            />
          )}
          <Input
            {...control}
            ref={inputRef}
            id={isMenu ? undefined : control.id}
            hidden={isMenu}
            type="text"
            autoComplete={autoComplete}
            placeholder={failures > 0 ? LIST_FAILED : waiting}
            paddingInlineEnd="12"
            textOverflow="ellipsis"
          />
          {!isMenu && failures === 0 && (
            <NativeSelect.Indicator {...needsScripts}>
              <Icon svg={caretDownSvg} size={18} />
            </NativeSelect.Indicator>
          )}
        </NativeSelect.Root>
      )}
    </Field>
  )
}

// Some networks accept a request and never answer: the input would say for minutes that the list is on its way.
const MAX_WAIT_MS = 10_000

/** The menu, and the file of countries: within the page they would cost every visitor more than its form. */
async function loadMenu() {
  const [{ Select }, options] = await Promise.all([
    import('./select.tsx'),
    withinTime(MAX_WAIT_MS, async (signal) => {
      const answer = await fetch('/options/countries.json', { signal })
      if (!answer.ok) throw new TypeError(`The list of countries was answered with ${answer.status}`)
      // From the same build as this code.
      return (await answer.json()) as Array<SelectOption>
    }),
  ])
  return { Select, options }
}
