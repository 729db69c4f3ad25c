import { SaxesParser, type SaxesAttributeNS } from 'saxes'
import type { TextFile } from './problem.ts'

const ACTIVE = new Set(
  'script foreignobject iframe embed object audio video canvas handler listener link meta base'.split(' '),
)
const INSIDE = /^(?:#|data:image\/(?:png|jpe?g|webp|gif);)/i

/** Reports scripts and external resources in a drawing: an SVG that is opened directly is a page of the site. */
export function checkDrawing({ file, text, report }: TextFile) {
  const parser = new SaxesParser({ xmlns: true, position: true, fileName: file })
  let start = 0
  let isRoot = true
  let style = ''
  let isBroken = false

  const refuse = (what: string) => report(start, 'vector-content', `this drawing has ${what}.`)

  parser.on('error', ({ message }) => {
    // Positions after the first error are unreliable.
    if (isBroken) return
    isBroken = true
    const reason = message.replace(/^.*?\d+:\d+: /, '').replace(/\.$/, '')
    report(parser.position, 'image-broken', `this drawing cannot be read: ${reason}.`)
  })
  parser.on('opentagstart', () => {
    start = text.lastIndexOf('<', parser.position - 1)
  })
  parser.on('opentag', ({ local, attributes: { ...attributes } }) => {
    if (isRoot && local === 'svg' && !hasSize(attributes))
      report(start, 'vector-size', 'this drawing does not say how large it is.')
    isRoot = false
    const name = local.toLowerCase()
    if (ACTIVE.has(name)) refuse(`the element <${local}>`)
    for (const attribute of Object.values(attributes)) {
      const problem = attributeProblem(name, attribute)
      if (problem !== undefined) refuse(problem)
    }
    style = ''
  })
  parser.on('text', (words) => (style += words))
  parser.on('cdata', (words) => (style += words))
  parser.on('closetag', ({ local }) => {
    if (local.toLowerCase() === 'style' && loadsFromElsewhere(style)) refuse('styles that load something')
    style = ''
  })
  parser.on('doctype', (words) => {
    if (words.includes('[')) refuse('entities of its own')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse('a style sheet from elsewhere')
  })
  parser.write(text).close()
}

function hasSize({ viewBox, width, height }: Record<string, SaxesAttributeNS>) {
  const box = viewBox?.value.trim().split(/[\s,]+/) ?? []
  return [box[2] ?? width?.value, box[3] ?? height?.value].every((side) => Number.parseFloat(side ?? '') > 0)
}

function attributeProblem(element: string, { name, local, value }: SaxesAttributeNS): string | undefined {
  const key = local.toLowerCase()
  if (key.startsWith('on')) return `the event handler ${name}`
  if (name === 'xml:base') return 'an address that others begin with (xml:base)'
  const changes = key === 'attributename' && /^(?:.*:)?(?:href|on.*)$/i.test(value.trim())
  if (changes) return `an animation of ${value.trim()}`
  const isAddress = key === 'href' || key === 'src'
  if (isAddress && !INSIDE.test(value.trim()))
    return `something from elsewhere in <${element}>: ${value.slice(0, 60)}`
  if (name.startsWith('xmlns') || isAddress) return undefined
  return loadsFromElsewhere(value) ? `something from elsewhere in ${name}` : undefined
}

function loadsFromElsewhere(css: string): boolean {
  const plain = css
    .replace(/\/\*.*?\*\//gs, '')
    // Resolves escapes, which could hide a keyword.
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16) % 0x110000),
    )
    .replace(/\\/g, '')
  if (/@import|javascript:|expression\(|image-set\(|-moz-binding/i.test(plain)) return true
  return [...plain.matchAll(/(?:url|src)\(\s*["']?\s*([^)]*)/gi)].some(
    ([, address = '']) => !INSIDE.test(address),
  )
}
