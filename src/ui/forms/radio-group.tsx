import { Box, chakra, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ringAround } from '#src/theme/focus-ring.ts'
import { Grid } from '#src/ui/layout/flow.tsx'
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

/** The frame of radio buttons: their name, hint and error. */
export function RadioFieldset({
  name,
  label,
  hint,
  required,
  children,
  below,
}: FieldProps & { children: ReactNode; below?: ReactNode }) {
  const { id, error } = useField(name)
  return (
    <Box data-field={name} minWidth="0">
      <Fieldset
        role="radiogroup"
        aria-labelledby={`${id}-legend`}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error, hint })}
      >
        <Legend>
          <span id={`${id}-legend`}>{label}</span>
          {required && <RequiredMark />}
        </Legend>
        <FieldHint id={id} hint={hint} />
        {children}
      </Fieldset>
      {below}
      <FieldError id={id} error={error} />
    </Box>
  )
}

/** One of a few options, all visible. */
export function RadioGroup({ options, ...field }: FieldProps & { options: ReadonlyArray<RadioOption> }) {
  const { id, error } = useField(field.name)
  return (
    <RadioFieldset {...field}>
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
              aria-describedby={error ? describedBy({ id, error }) : undefined}
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
    </RadioFieldset>
  )
}
