import { chakra } from '@chakra-ui/react'
import { controlProps, FieldError, FieldHint, RequiredMark, useField, type FieldProps } from './field.tsx'

const Row = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: 'touch',
    paddingBlock: '2',
    fontSize: 'md',
    lineHeight: '1.5',
    cursor: 'pointer',
  },
})

const Box = chakra('input', {
  base: {
    flexShrink: '0',
    width: '1.5rem',
    height: '1.5rem',
    margin: '0',
    accentColor: '{colors.fg.brand}',
    cursor: 'pointer',
  },
})

export function Checkbox({ label, ...field }: FieldProps) {
  const state = useField(field.name)
  return (
    <chakra.div data-field={field.name}>
      <Row>
        <Box type="checkbox" {...controlProps({ ...field, ...state })} />
        <span>{label}</span>
      </Row>
      {field.required && <RequiredMark />}
      <FieldHint {...state} hint={field.hint} />
      <FieldError {...state} />
    </chakra.div>
  )
}
