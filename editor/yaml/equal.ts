export type YamlValue = string | number | boolean | null | Array<YamlValue> | YamlFields

export type YamlFields = { [field: string]: YamlValue }

export function isFields(value: unknown): value is YamlFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values are equal, ignoring the order of fields. */
export function isEqual(one: YamlValue | undefined, other: YamlValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]))
  if (!isFields(one) || !isFields(other)) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  )
}
