import { chakra } from '@chakra-ui/react'
import { describedBy, FieldError, FieldHint, RequiredMark, type FieldProps } from './field.tsx'

export type RadioOption = { value: string; label: string; hint?: string }

const Fieldset = chakra('fieldset', { base: { margin: '0', padding: '0', borderWidth: '0', minWidth: '0' } })

const Legend = chakra('legend', {
  base: { padding: '0', fontWeight: '700', fontSize: 'md', lineHeight: '1.4' },
})

// The whole card is the label: one can press anywhere on it.
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '3rem',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'md',
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

const Radio = chakra('input', {
  base: {
    flexShrink: '0',
    width: '1.375rem',
    height: '1.375rem',
    margin: '0',
    accentColor: '{colors.brand}',
    cursor: 'pointer',
    _focusVisible: { outline: 'none' },
  },
})

type RadioGroupProps = Omit<FieldProps, 'hint'> & { hint?: string; options: ReadonlyArray<RadioOption> }

/** One of a few, all of them in sight. Choosing another replaces the first. */
export function RadioGroup({ options, label, ...field }: RadioGroupProps) {
  const { id, name, error, required } = field
  const legendId = `${id}-legend`
  return (
    <Fieldset
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(field)}
      data-field={name}
    >
      <Legend>
        <span id={legendId}>{label}</span>
        {required && <RequiredMark />}
      </Legend>
      <FieldHint {...field} />
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
        {options.map((option) => (
          <Choice key={option.value}>
            <Radio
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
      <FieldError {...field} />
    </Fieldset>
  )
}
