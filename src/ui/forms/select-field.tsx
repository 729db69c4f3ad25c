import { Box, Input } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Field, useFormContext, type FieldProps } from './field.tsx'
import { needsScripts } from '#src/ui/needs-scripts.ts'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'
import { NativeSelect } from './native-select.tsx'
import { usePlainInput } from './use-plain-input.ts'
import { useOptions, type OptionsSource } from './use-options.ts'
import { useSearchMenu } from './use-search-menu.ts'

// As the placeholder, it moves nothing when it appears under a finger.
const LIST_FAILED = 'Type it in: the list is missing'

// All lists that are loaded are countries.
const PLAIN = { type: 'text', autoComplete: 'country-name' } as const

const UNNAMED = { id: undefined, name: undefined, required: undefined }

type SelectFieldProps = FieldProps & { options: OptionsSource; placeholder?: string }

/**
 * A select with many options. The page contains a native select of the same name and size; the searchable one is
 * loaded when the form gets the focus, so that readers do not load it.
 */
export function SelectField({ options: source, placeholder = 'Choose…', ...field }: SelectFieldProps) {
  const { name } = field
  const { store, handleEdit } = useFormContext()
  const [value, setValue] = useState('')
  const frameRef = useRef<HTMLDivElement>(null)
  const nativeRef = useRef<HTMLSelectElement>(null)
  const isChosenHere = useRef(false)
  const { options, state, load } = useOptions(source)
  const isEmpty = typeof source === 'function'
  const { menu, hasFailed, isWanted } = useSearchMenu({
    frameRef,
    isEmpty,
    onWake: load,
    onReplace: setValue,
  })
  const { phase, inputEvents } = usePlainInput({
    frameRef,
    hasFailed: isEmpty && (hasFailed || state === 'failed'),
    isReady: menu !== null && state === 'ready',
    isWanted,
    onReplace: choose,
  })
  const isHydrated = useIsHydrated()
  const isLoading = state === 'loading'

  useLayoutEffect(() => {
    return store.connect(name, (text) => {
      if (nativeRef.current) nativeRef.current.value = text
      setValue(text)
    })
  }, [store, name])

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
          {phase === 'shown' && (
            <Input
              {...control}
              {...PLAIN}
              {...inputEvents}
              value={value}
              onChange={(event) => setValue(event.target.value)}
              placeholder={LIST_FAILED}
              textOverflow="ellipsis"
            />
          )}
          {phase !== 'shown' && menu && (
            <menu.Search
              control={control}
              options={options}
              value={value}
              onChange={choose}
              placeholder={placeholder}
              isLoading={isLoading}
              takesFocus={menu.takesFocus && phase === 'before'}
            />
          )}
          {phase !== 'shown' && !menu && (
            <>
              {isEmpty && !isHydrated && (
                <noscript>
                  <Input {...control} {...PLAIN} />
                </noscript>
              )}
              <NativeSelect
                {...control}
                frame={isEmpty ? { ...needsScripts, minWidth: '0' } : undefined}
                // Two controls must not share the id and name of the field, and an empty one must not hold up the form.
                {...(isEmpty && !isHydrated && UNNAMED)}
                aria-label={isEmpty && !isHydrated ? field.label : undefined}
                ref={isEmpty ? undefined : nativeRef}
                // The menu has no options yet: the frame receives the press, and the list is loaded.
                pointerEvents={isEmpty ? 'none' : undefined}
              >
                {/* A stored selection, until its list is loaded. */}
                {isEmpty && value !== '' && <option>{value}</option>}
                {(!isEmpty || value === '') && (
                  <option value="">{isLoading ? 'Loading...' : placeholder}</option>
                )}
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </NativeSelect>
            </>
          )}
        </Box>
      )}
    </Field>
  )
}
