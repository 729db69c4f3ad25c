import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type CustomPlugin, optimize } from 'svgo'
import type { ManifestEntry } from '#src/content/pictures.ts'
import { sizeOf, type Size } from './vector-size.ts'

/** Minifies an SVG without changing its look, its animation or its accessible text. */
export async function makeVector(bytes: Buffer, publicFolder: string, base: string): Promise<ManifestEntry> {
  const { svg, size } = optimizeVector(bytes.toString('utf8'))
  const src = `${base}.svg`
  await writeFile(path.join(publicFolder, src), svg)
  return { src, ...size }
}

/** The optimised source, and the size that it declares: its view box, or width and height. */
export function optimizeVector(source: string): { svg: string; size: Size } {
  let size: Size | null = null
  const readSize: CustomPlugin = {
    name: 'readSize',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (parent.type === 'root' && node.name === 'svg') size = sizeOf(node.attributes)
        },
      },
    }),
  }
  const { data } = optimize(source, {
    multipass: true,
    plugins: [
      readSize,
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Styles and animations select elements by id, class, element name and nesting.
            cleanupIds: false,
            collapseGroups: false,
            convertShapeToPath: false,
            inlineStyles: false,
            mergePaths: false,
            minifyStyles: false,
            moveElemsAttrsToGroup: false,
            moveGroupAttrsToElems: false,
            // Initially hidden elements may be animated in later.
            removeHiddenElems: false,
            removeDesc: false,
            removeUnknownsAndDefaults: { keepAriaAttrs: true, keepRoleAttr: true, keepDataAttrs: true },
          },
        },
      },
      // An SVG opened at its own URL would run them with the site's origin.
      { name: 'removeScripts' },
    ],
  })
  if (size === null) throw new Error('it has neither a viewBox nor a width and height')
  return { svg: data, size }
}
