import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import { createContext, use, useMemo, useState } from 'react'
import ReactSelect, {
  components,
  type DropdownIndicatorProps,
  type InputProps,
  type NoticeProps,
  type StylesConfig,
} from 'react-select'
import { fold } from '#src/lib/words.ts'
import { system } from '#src/theme/system.ts'
import type { ControlProps } from './field.tsx'
import { Icon } from '#src/ui/icon.tsx'

/** An option is shown and sent by its name. */
export type SelectOption = { name: string; alsoCalled?: ReadonlyArray<string> }

type SelectProps = {
  control: ControlProps
  options: ReadonlyArray<SelectOption>
  value: string
  onChange: (value: string) => void
  placeholder: string
  /** Takes over the focus of the native select. */
  takesFocus: boolean
}

const DescribedBy = createContext<string | undefined>(undefined)

/** A searchable menu. It is large: `CountryField` loads it on demand. */
export function Select({ control, options, value, onChange, takesFocus, ...select }: SelectProps) {
  const [typed, setTyped] = useState('')
  // Copies: the library would keep the highlight on an option that is no longer the best match.
  const shown = useMemo(() => findByName(options, typed).map((option) => ({ ...option })), [options, typed])
  // The selection of an earlier visit may no longer be in the list.
  const chosen = [...shown, ...options, { name: value }].find(({ name }) => name !== '' && name === value)
  return (
    <DescribedBy value={control['aria-describedby']}>
      <ReactSelect<SelectOption>
        {...select}
        inputId={control.id}
        instanceId={control.id}
        aria-invalid={control['aria-invalid']}
        options={shown}
        getOptionLabel={nameOf}
        getOptionValue={nameOf}
        // Their order depends on what is typed, which the library's own filter cannot change.
        filterOption={null}
        inputValue={typed}
        onInputChange={setTyped}
        value={chosen ?? null}
        onChange={(option) => onChange(option?.name ?? '')}
        isClearable={!control.required}
        required={control.required}
        autoFocus={takesFocus}
        defaultMenuIsOpen={takesFocus}
        menuPlacement="auto"
        noOptionsMessage={() => 'No options'}
        components={{ Input, DropdownIndicator, NoOptionsMessage }}
        unstyled
        styles={styles}
      />
    </DescribedBy>
  )
}

const nameOf = ({ name }: SelectOption) => name

// The library describes the input by its own hint only; adds the field's hint and error.
function Input(props: InputProps<SelectOption, false>) {
  const ids = [use(DescribedBy), props['aria-describedby']].filter(Boolean)
  return <components.Input {...props} aria-describedby={ids.join(' ') || undefined} />
}

function DropdownIndicator(props: DropdownIndicatorProps<SelectOption, false>) {
  return (
    <components.DropdownIndicator {...props}>
      <Icon svg={caretDownSvg} size={18} />
    </components.DropdownIndicator>
  )
}

// A listbox may contain only options: its message is an option that cannot be selected.
const NOTICE = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const

function NoOptionsMessage(props: NoticeProps<SelectOption, false>) {
  return <components.NoOptionsMessage {...props} innerProps={{ ...props.innerProps, ...NOTICE }} />
}

const color = (name: string) => system.token.var(`colors.${name}`)

// The sizes are those of theme/control-recipes.ts: nothing may move when this replaces the native menu.
const styles: StylesConfig<SelectOption, false> = {
  container: (base) => ({
    ...base,
    fontSize: `max(1rem, ${system.token.var('fontSizes.md')})`,
    lineHeight: '1.5',
  }),
  control: (base, { isFocused, selectProps }) => ({
    ...base,
    boxSizing: 'border-box',
    minHeight: '3rem',
    paddingInlineStart: '1rem',
    borderRadius: system.token.var('radii.md'),
    border: `2px solid ${color(borderOf({ isFocused, isInvalid: Boolean(selectProps['aria-invalid']) }))}`,
    backgroundColor: color('bg.surface'),
    cursor: 'pointer',
    outline: isFocused ? `3px solid ${color('focus')}` : 'none',
    outlineOffset: '1px',
    ':hover': { borderColor: color('border.strong') },
  }),
  // The focus ring surrounds the whole control.
  input: (base) => ({ ...base, input: { outline: 'none !important' } }),
  placeholder: (base) => ({ ...base, color: color('fg.muted') }),
  clearIndicator: (base) => ({ ...base, padding: '0.75rem 0.5rem', color: color('fg.muted') }),
  dropdownIndicator: (base) => ({ ...base, padding: '0.75rem 1rem 0.75rem 0.5rem', color: color('fg') }),
  menu: (base) => ({
    ...base,
    zIndex: 1,
    marginBlock: '0.25rem',
    overflow: 'hidden',
    borderRadius: system.token.var('radii.md'),
    border: `2px solid ${color('border.strong')}`,
    backgroundColor: color('bg.surface'),
  }),
  menuList: (base) => ({ ...base, paddingBlock: '0.25rem' }),
  option: (base, { isFocused, isSelected }) => ({
    ...base,
    display: 'flex',
    alignItems: 'center',
    minHeight: system.token.var('sizes.touch'),
    padding: '0.375rem 1rem',
    fontWeight: isSelected ? '700' : '400',
    color: color('fg'),
    backgroundColor: isFocused ? color('bg.active') : 'transparent',
    cursor: 'pointer',
  }),
  noOptionsMessage: (base) => ({ ...base, padding: '0.75rem 1rem', color: color('fg.muted') }),
}

function borderOf({ isFocused, isInvalid }: { isFocused: boolean; isInvalid: boolean }): string {
  if (isInvalid) return 'danger'
  return isFocused ? 'focus' : 'border'
}

/**
 * The options with a name in which a word begins with the typed text, ignoring case, accents and apostrophes. Those
 * with exactly that name come first.
 */
export function findByName(options: ReadonlyArray<SelectOption>, typed: string): Array<SelectOption> {
  const wanted = fold(typed).trim()
  const namesOf = ({ name, alsoCalled = [] }: SelectOption) => [name, ...alsoCalled].map(fold)
  const isCalledSo = (option: SelectOption) => namesOf(option).includes(wanted)
  const found = options.filter((option) => namesOf(option).some((name) => ` ${name}`.includes(` ${wanted}`)))
  return [...found.filter(isCalledSo), ...found.filter((option) => !isCalledSo(option))]
}
