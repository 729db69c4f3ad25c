import xSvg from '@phosphor-icons/core/assets/bold/x-bold.svg?raw'

type IconProps = {
  /** The file of a bold Phosphor icon, imported with `?raw`: a page contains only the icons that it uses. */
  svg: string
  size?: number
}

// Not a styled component: pages have dozens of icons, and each would resolve its style on every render.
const FRAME = { display: 'inline-flex', flexShrink: 0 }

/** An icon in the colour of the surrounding text. Decorative: put its meaning into text. */
export function Icon({ svg, size = 24 }: IconProps) {
  const html = svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
  // oxlint-disable-next-line react/no-danger -- part of the build
  return <span aria-hidden style={FRAME} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The cross of close buttons. In the chunk of every page, as a separate file would consist mostly of headers. */
export function CloseIcon({ size = 22 }: Pick<IconProps, 'size'>) {
  return <Icon svg={xSvg} size={size} />
}
