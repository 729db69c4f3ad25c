// @chunk parts
import xSvg from '@phosphor-icons/core/assets/bold/x-bold.svg?raw'
import { Icon } from './icon.tsx'

type CloseIconProps = {
  /** In pixels. */
  size?: number
}

/** The cross of close buttons. In the chunk of every page, as a separate file would consist mostly of headers. */
export function CloseIcon({ size = 22 }: CloseIconProps) {
  return <Icon svg={xSvg} size={size} />
}
