import { Box, Input } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { Field, useFormContext, type FieldProps } from './field.tsx'
import { NativeSelect } from './native-select.tsx'
import type { SelectOption } from './select.tsx'

// As the placeholder, it moves nothing when it appears under a finger.
const LIST_FAILED = 'Type it in: the list is missing'

// All lists that are loaded are countries.
const PLAIN = { type: 'text', autoComplete: 'country-name' } as const

const UNNAMED = { id: undefined, name: undefined, required: undefined }

type SelectFieldProps = FieldProps & {
  load: () => Promise<ReadonlyArray<SelectOption>>
  placeholder: string
}

/**
 * A searchable select with many options. The page contains a native select of the same name and size: the list and its
 * menu are loaded when the form is touched, so that readers do not load them. Where they cannot be loaded, and without
 * scripts, it is a text input.
 */
export function SelectField({ load, placeholder, ...field }: SelectFieldProps) {
  const { name } = field
  const { store, handleEdit } = useFormContext()
  const [value, setValue] = useState('')
  const frameRef = useRef<HTMLDivElement>(null)
  const isChosenHere = useRef(false)
  const [isFormTouched, setFormTouched] = useState(false)
  // Whether the form was last touched in this field, whose control may be replaced then.
  const [isInUse, setInUse] = useState(false)
  const [isPlain, setPlain] = useState(false)
  const { module: menu, failures, isLoading, retry } = useLoadedModule(() => loadMenu(load), isFormTouched)
  const isHydrated = useIsHydrated()

  if (menu === null && failures > 0 && !isPlain) setPlain(true)
  // Not under the hands of who is typing.
  if (menu !== null && isPlain && !isInUse) setPlain(false)

  const handleTouch = useEffectEvent(({ target }: Event) => {
    setInUse(target instanceof Node && frameRef.current?.contains(target) === true)
    setFormTouched(true)
    if (menu === null && failures > 0) retry()
  })
  useEffect(() => {
    const form = frameRef.current?.closest('form')
    const touch = (event: Event) => handleTouch(event)
    form?.addEventListener('focusin', touch)
    form?.addEventListener('pointerdown', touch)
    return () => {
      form?.removeEventListener('focusin', touch)
      form?.removeEventListener('pointerdown', touch)
    }
  }, [])

  useLayoutEffect(() => store.connect(name, setValue), [store, name])

  // After the selection is rendered, as the form reads it from the page.
  const handleChoice = useEffectEvent(() => {
    if (isChosenHere.current) handleEdit(name)
    else store.notify()
    isChosenHere.current = false
  })
  useEffect(() => handleChoice(), [value])

  function choose(chosen: string) {
    isChosenHere.current = chosen !== value
    setValue(chosen)
  }

  return (
    <Field {...field}>
      {(control) => (
        <Box ref={frameRef} position="relative" cursor="pointer">
          {isPlain && (
            <Input
              {...control}
              {...PLAIN}
              autoFocus={isInUse}
              value={value}
              onChange={(event) => setValue(event.target.value)}
              placeholder={LIST_FAILED}
              textOverflow="ellipsis"
            />
          )}
          {!isPlain && menu && (
            <menu.Select
              control={control}
              options={menu.options}
              value={value}
              onChange={choose}
              placeholder={placeholder}
              takesFocus={isInUse}
            />
          )}
          {!isPlain && !menu && (
            <>
              {!isHydrated && (
                <noscript>
                  <Input {...control} {...PLAIN} />
                </noscript>
              )}
              <NativeSelect
                {...control}
                frame={{ ...needsScripts, minWidth: '0' }}
                // Two controls must not share the id and name of the field, and an empty one must not hold up the form.
                {...(!isHydrated && UNNAMED)}
                aria-label={isHydrated ? undefined : field.label}
                // The menu has no options yet: the frame receives the press, and the list is loaded.
                pointerEvents="none"
              >
                {/* A stored selection, until its list is loaded. */}
                {value === '' ? (
                  <option key="none" value="">
                    {isLoading ? 'Loading...' : placeholder}
                  </option>
                ) : (
                  <option key="stored">{value}</option>
                )}
              </NativeSelect>
            </>
          )}
        </Box>
      )}
    </Field>
  )
}

async function loadMenu(load: SelectFieldProps['load']) {
  const [{ Select }, options] = await Promise.all([import('./select.tsx'), load()])
  return { Select, options }
}
