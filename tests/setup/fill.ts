import type { UserEvent } from '@testing-library/user-event'

/** Fills in a field at once. Typing renders for every key: only tests of what happens meanwhile need that. */
export async function fill(user: UserEvent, field: Element, text: string) {
  await user.click(field)
  await user.paste(text)
}
