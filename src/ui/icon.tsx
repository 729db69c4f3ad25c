// @chunk parts
import { chakra } from '@chakra-ui/react'

const Frame = chakra('span', {
  base: { display: 'inline-flex', flexShrink: '0', '& svg': { width: '100%', height: '100%' } },
})

type IconProps = {
  /** The file of a bold Phosphor icon, imported with `?raw`: a page sends only the icons it uses. */
  svg: string
  /** Pixels. */
  size?: number
}

/** An icon in the colour of the surrounding text. Decorative: put its meaning into text. */
export function Icon({ svg, size = 24 }: IconProps) {
  return <Frame aria-hidden style={{ width: size, height: size }} dangerouslySetInnerHTML={{ __html: svg }} />
}
