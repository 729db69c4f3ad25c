import { chakra } from '@chakra-ui/react'
import { encode } from 'uqr'

const QUIET_ZONE = 4

const Frame = chakra('svg', {
  // Dark on light in both colour modes, as some apps cannot read the reverse.
  base: {
    width: '100%',
    maxWidth: '14rem',
    borderRadius: 'md',
    backgroundColor: 'bg.paper',
    color: 'fg.onLight',
  },
})

/** A text as a QR code, drawn as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <Frame role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Frame>
  )
}
