import { chakra } from '@chakra-ui/react'
import { FieldError, FieldHint, RequiredMark, useField, type FieldProps } from './field.tsx'

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
  const { id, error, control } = useField(field)
  return (
    <chakra.div data-field={field.name}>
      <Row>
        <Box type="checkbox" {...control} />
        <span>{label}</span>
      </Row>
      {field.required && <RequiredMark />}
      <FieldHint id={id}>{field.hint}</FieldHint>
      <FieldError id={id} error={error} />
    </chakra.div>
  )
}
