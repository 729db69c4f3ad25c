/** For elements that only scripts focus: the Tab key skips them, and they show no outline. */
export const focusable = { tabIndex: -1, _focusVisible: { outline: 'none' } } as const

/** For a text that takes the focus when it appears, as it replaces the focused form or button. */
export const focused = { ...focusable, ref: (element: HTMLElement | null) => element?.focus() }
