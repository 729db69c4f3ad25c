import { chakra } from '@chakra-ui/react'
import {
  describedBy,
  FieldError,
  FieldHint,
  Fieldset,
  Legend,
  RequiredMark,
  useField,
  type FieldProps,
} from './field.tsx'

export type RadioOption = { value: string; label: string; hint?: string }

/** The label around a radio button, so that all of it can be pressed. Its users add their spacing, corners and text. */
export const RadioLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'border',
    backgroundColor: 'bg.surface',
    cursor: 'pointer',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'quick',
    _hover: { borderColor: 'border.strong' },
    '&:has(:checked)': { borderColor: 'brand', backgroundColor: 'bg.tint' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
})

export const RadioInput = chakra('input', {
  base: {
    flexShrink: '0',
    margin: '0',
    accentColor: '{colors.brand}',
    cursor: 'pointer',
    _focusVisible: { outline: 'none' },
  },
})

const Choice = chakra(RadioLabel, {
  base: { gap: '3', paddingInline: '4', paddingBlock: '2', borderRadius: 'md' },
})

const Radio = chakra(RadioInput, { base: { width: '1.375rem', height: '1.375rem' } })

/** One of a few, all of them in sight. */
export function RadioGroup({
  options,
  label,
  name,
  hint,
  required,
}: FieldProps & { options: ReadonlyArray<RadioOption> }) {
  const { id, error } = useField(name)
  const legendId = `${id}-legend`
  return (
    <Fieldset
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, error, hint })}
      data-field={name}
    >
      <Legend>
        <span id={legendId}>{label}</span>
        {required && <RequiredMark />}
      </Legend>
      <FieldHint id={id} hint={hint} />
      <chakra.div
        display="grid"
        rowGap="3"
        columnGap={options.length === 2 ? '6' : '3'}
        marginTop="2"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: `repeat(${Math.min(options.length, 3)}, minmax(0, 1fr))`,
        }}
      >
        {options.map((option, place) => (
          <Choice key={option.value}>
            <Radio
              id={place === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              required={required}
              aria-describedby={error ? describedBy({ id, error }) : undefined}
            />
            <span>
              {option.label}
              {option.hint && (
                <chakra.span display="block" textStyle="small">
                  {option.hint}
                </chakra.span>
              )}
            </span>
          </Choice>
        ))}
      </chakra.div>
      <FieldError id={id} error={error} />
    </Fieldset>
  )
}
