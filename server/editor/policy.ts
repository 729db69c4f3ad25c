/**
 * The Content-Security-Policy of the visual editor: its own files, and the hosts in the arguments. It differs from
 * that of the site: chosen pictures are blobs, previews are frames, and pictures are scaled by WebAssembly in
 * workers.
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
    // Preview frames set the site as their base.
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
