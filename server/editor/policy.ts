/**
 * What the visual editor may load: its own files, and what `others` names. It is no page of the site: pictures that are
 * chosen are blobs, previews are frames, and pictures are made smaller by WebAssembly in workers.
 */
export function editorPolicy({
  calls = [],
  pictures = [],
}: {
  calls?: Array<string>
  pictures?: Array<string>
}) {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self' data: blob:",
    "media-src 'self' blob:",
    ["connect-src 'self' data: blob:", ...calls].join(' '),
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    // Frames of previews name the site as their base.
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
