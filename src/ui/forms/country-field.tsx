import { Input, NativeSelect } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadCountries } from '#src/api/countries.ts'
import { Icon } from '#src/ui/icon.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { Field, useFormContext, useFormValue, type FieldProps } from './field.tsx'
import type { SelectOption } from './select.tsx'

// As the placeholder, it moves nothing when it appears under a finger.
const LIST_FAILED = 'Type it in: the list is missing'

type CountryFieldProps = Partial<FieldProps> & {
  load?: () => Promise<ReadonlyArray<SelectOption>>
  placeholder?: string
  autoComplete?: 'country-name' | 'off'
}

/**
 * A country, chosen from a searchable select. The page contains a text input of the same size, which works without scripts
 * and where the list cannot be loaded. The list and its menu replace it when the form is touched, so that readers do
 * not load them.
 */
export function CountryField({
  name = 'country',
  label = 'Country',
  load = loadCountries,
  placeholder = 'Choose your country',
  autoComplete = 'country-name',
  ...field
}: CountryFieldProps) {
  const { store, handleEdit } = useFormContext()
  const typed = useFormValue(name)
  const [value, setValue] = useState('')
  const frameRef = useRef<HTMLDivElement>(null)
  const [isFormTouched, setFormTouched] = useState(false)
  // Whether the form was last touched in this field, whose control is replaced then.
  const [isInUse, setInUse] = useState(false)
  const [isMenu, setMenu] = useState(false)
  const { module: menu, failures, isLoading, retry } = useLoadedModule(() => loadMenu(load), isFormTouched)

  // Not under the hands of who is typing.
  if (menu !== null && !isMenu && !(isInUse && typed)) {
    setMenu(true)
    setValue(typeof typed === 'string' ? typed : '')
  }

  const handleFocus = useEffectEvent(({ target }: Event) => {
    setInUse(target instanceof Node && frameRef.current?.contains(target) === true)
    setFormTouched(true)
    if (menu === null && failures > 0) retry()
  })
  useEffect(() => {
    const form = frameRef.current?.closest('form')
    const touch = (event: Event) => handleFocus(event)
    form?.addEventListener('focusin', touch)
    return () => form?.removeEventListener('focusin', touch)
  }, [])

  // The form reads the value from the page, so after it is rendered.
  useLayoutEffect(() => store.connect(name, setValue), [store, name])
  useEffect(() => store.notify(), [store, value])

  function choose(chosen: string) {
    flushSync(() => setValue(chosen))
    handleEdit(name)
  }

  const waiting = isLoading ? 'Loading...' : placeholder
  return (
    <Field name={name} label={label} {...field}>
      {(control) => (
        <NativeSelect.Root ref={frameRef} cursor="pointer">
          {isMenu && menu !== null ? (
            <menu.Select
              control={control}
              options={menu.options}
              value={value}
              onChange={choose}
              placeholder={placeholder}
              takesFocus={isInUse}
            />
          ) : (
            <>
              <Input
                {...control}
                type="text"
                autoComplete={autoComplete}
                placeholder={failures > 0 ? LIST_FAILED : waiting}
                paddingInlineEnd="12"
                textOverflow="ellipsis"
              />
              {failures === 0 && (
                <NativeSelect.Indicator {...needsScripts}>
                  <Icon svg={caretDownSvg} size={18} />
                </NativeSelect.Indicator>
              )}
            </>
          )}
        </NativeSelect.Root>
      )}
    </Field>
  )
}

async function loadMenu(load: () => Promise<ReadonlyArray<SelectOption>>) {
  const [{ Select }, options] = await Promise.all([import('./select.tsx'), load()])
  return { Select, options }
}
