import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { optimize } from 'svgo'
import type { ManifestEntry } from '#src/content/pictures.ts'

/** Minifies an SVG without changing its look, its animation or its accessible text. */
export async function makeVector(bytes: Buffer, publicFolder: string, base: string): Promise<ManifestEntry> {
  const src = `${base}.svg`
  await writeFile(path.join(publicFolder, src), optimizeVector(bytes.toString('utf8')))
  const { width, height } = await sharp(bytes).metadata()
  return { src, width, height }
}

export function optimizeVector(source: string): string {
  const { data } = optimize(source, {
    multipass: true,
    plugins: [
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
  return data
}
