/** The words of the project that no dictionary has, below content/. */
export const WORD_LIST = 'words.txt'

/** The words and names of the list: one a line, # begins a remark. */
export function readWordList(text: string): Array<string> {
  return text
    .split(/\r?\n/u)
    .map((line) => line.replace(/#.*/u, '').trim())
    .filter(Boolean)
}
