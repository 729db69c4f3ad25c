const MAX_LENGTH = 120

// Control characters move a terminal's cursor, and bidirectional marks hide the end of a name.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Surrogate}\p{Zl}\p{Zp}]/gu

/** The name of a file for display anywhere: without folders and hidden characters; never a path. */
export function displayName(name: string) {
  const own = name.split(/[/\\]/).at(-1) ?? ''
  const visible = own.normalize('NFC').replace(HIDDEN, '').replace(/\s+/g, ' ').trim()
  // Leading dots hide a file on many systems, and dots alone are a folder.
  const shown = visible.replace(/^\.+/, '')
  return shown === '' ? 'unnamed' : shorten(shown)
}

// The ending of a name is more informative than the middle.
function shorten(name: string) {
  const characters = [...name]
  if (characters.length <= MAX_LENGTH) return name
  const ending = /\.[^.]{1,8}$/u.exec(name)?.[0] ?? ''
  return characters.slice(0, MAX_LENGTH - ending.length).join('') + ending
}
