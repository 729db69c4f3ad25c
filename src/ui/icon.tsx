import { chakra } from '@chakra-ui/react'

const Svg = chakra('svg', { base: { display: 'block', flexShrink: '0', fill: 'currentColor' } })

type IconProps = { path: string; size?: number }

/** A Phosphor icon (256 × 256) from its path. It is decoration: what it means has to be said in words beside it. */
export function Icon({ path, size = 24 }: IconProps) {
  return (
    <Svg viewBox="0 0 256 256" width={size} height={size} aria-hidden>
      <path d={path} />
    </Svg>
  )
}
