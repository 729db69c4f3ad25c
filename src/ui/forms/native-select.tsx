import { NativeSelect as Select } from '@chakra-ui/react'
import caretDownSvg from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw'
import type { ComponentProps } from 'react'
import { Icon } from '#src/ui/icon.tsx'

type NativeSelectProps = ComponentProps<typeof Select.Field> & { frame?: ComponentProps<typeof Select.Root> }

/** The select of the browser, with our look in every browser. */
export function NativeSelect({ frame, ...select }: NativeSelectProps) {
  return (
    <Select.Root {...frame}>
      <Select.Field {...select} />
      <Select.Indicator>
        <Icon svg={caretDownSvg} size={18} />
      </Select.Indicator>
    </Select.Root>
  )
}
