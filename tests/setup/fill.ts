import type { UserEvent } from '@testing-library/user-event'

/** Fills in a field at once. Typing costs a render for every key: only tests of what happens meanwhile need it. */
export async function fill(user: UserEvent, field: Element, text: string) {
  await user.click(field)
  await user.paste(text)
}
