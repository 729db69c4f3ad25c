import { chakra, Span } from '@chakra-ui/react'
import { ringAround } from '#src/theme/recipes.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
import { FieldGroup, useField, type FieldProps } from './field.tsx'

export type RadioOption = { value: string; label: string; hint?: string }

/** The label around a radio button, so that all of it can be pressed. Callers add spacing, corners and text. */
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
    '&:has(:checked)': { borderColor: 'fg.brand', backgroundColor: 'bg.active' },
    ...ringAround(':focus-visible', '2px'),
  },
})

export const RadioInput = chakra('input', {
  base: {
    flexShrink: '0',
    margin: '0',
    accentColor: '{colors.fg.brand}',
    cursor: 'pointer',
    _focusVisible: { outline: 'none' },
  },
})

const Choice = chakra(RadioLabel, {
  base: { gap: '3', paddingInline: '4', paddingBlock: '2', borderRadius: 'md' },
})

const Radio = chakra(RadioInput, { base: { width: '1.375rem', height: '1.375rem' } })

/** One of a few options, all visible. */
export function RadioGroup({ options, ...field }: FieldProps & { options: ReadonlyArray<RadioOption> }) {
  const { id, control } = useField({ name: field.name })
  return (
    <FieldGroup {...field} role="radiogroup">
      <Grid
        columns={Math.min(options.length, 3)}
        from="sm"
        rowGap="3"
        columnGap={options.length === 2 ? '6' : '3'}
        marginTop="2"
      >
        {options.map(({ value, label, hint }, place) => (
          <Choice key={value}>
            <Radio
              id={place === 0 ? id : undefined}
              type="radio"
              name={field.name}
              value={value}
              required={field.required}
              aria-describedby={control['aria-describedby']}
            />
            <span>
              {label}
              {hint && (
                <Span display="block" textStyle="small">
                  {hint}
                </Span>
              )}
            </span>
          </Choice>
        ))}
      </Grid>
    </FieldGroup>
  )
}
