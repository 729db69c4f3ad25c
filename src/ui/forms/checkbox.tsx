import { chakra } from '@chakra-ui/react'
import { controlProps, FieldError, FieldHint, RequiredMark, type FieldProps } from './field.tsx'

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
    accentColor: '{colors.brand}',
    cursor: 'pointer',
  },
})

/** A box to tick, with its words beside it. */
export function Checkbox({ label, defaultChecked, ...field }: FieldProps & { defaultChecked?: boolean }) {
  return (
    <chakra.div data-field={field.name}>
      <Row>
        <Box type="checkbox" defaultChecked={defaultChecked} {...controlProps(field)} />
        <span>{label}</span>
      </Row>
      {field.required && <RequiredMark />}
      <FieldHint {...field} />
      <FieldError {...field} />
    </chakra.div>
  )
}
