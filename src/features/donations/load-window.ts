/** Fetches the forms and what they are made of. Only those who want to give pay for them. */
export function loadWindow() {
  return import('./donation-window.tsx')
}
