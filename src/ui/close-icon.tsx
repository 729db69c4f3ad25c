// @chunk parts
import xSvg from '@phosphor-icons/core/assets/bold/x-bold.svg?raw'
import { Icon } from './icon.tsx'

type CloseIconProps = {
  /** Pixels. */
  size?: number
}

/** The cross of buttons that close something. Among the parts of every page: a file of its own would mostly be headers. */
export function CloseIcon({ size = 22 }: CloseIconProps) {
  return <Icon svg={xSvg} size={size} />
}
