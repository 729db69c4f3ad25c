// A Nigerian number is 0803 123 4567 at home and +234 803 123 4567 from abroad; many write +234 0803 123 4567.
const NIGERIAN = /^(?:00234|234|0)0?([1-9]\d{6,9})$/

/** The digits of a number in all spellings: numbers are stored as typed, and may be typed differently later. */
export function phoneSpellings(typed: string) {
  const digits = typed.replace(/\D/g, '')
  const national = NIGERIAN.exec(digits)?.[1]
  return national === undefined ? [digits] : [`0${national}`, `234${national}`, `2340${national}`]
}
