import { storedText } from './storage.ts'

/*
 * Data saving: the visitor's choice, or the browser's setting (Save-Data). <html> has an attribute for it from the
 * first paint on, with which src/theme/data-saver.css defers pictures.
 */

// Missing in TypeScript's DOM types: browsers on Android support it, others do not.
declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface Navigator {
    readonly connection?: EventTarget & { readonly saveData?: boolean }
  }
}

const choice = storedText('local', 'dataSaver')
const listeners = new Set<() => void>()
const arrived = new Set<string>()

/** Runs in the head, before the first picture is requested. Inlined into each page, so it is short. */
export const DATA_SAVER_SCRIPT =
  "{let s;try{s=localStorage.dataSaver}catch{}(s?s=='on':(navigator.connection||0).saveData)&&(document.documentElement.dataset.saver='on')}"

/** Without the attribute, as in pages without the script, the browser's setting applies. */
export function isDataSaved(): boolean {
  const mark = document.documentElement.dataset.saver
  return mark === undefined ? saysBrowser() && choice.read() === null : mark === 'on'
}

function saysBrowser() {
  return navigator.connection?.saveData === true
}

/** Stores the visitor's choice for all later pages; it applies even if storage is blocked. */
export function chooseDataSaver(isOn: boolean) {
  // A picture that has loaded costs no further data.
  for (const { complete, currentSrc } of isOn ? document.images : [])
    if (complete) arrived.add(baseOf(currentSrc))
  choice.write(isOn ? 'on' : 'off')
  document.documentElement.dataset.saver = isOn ? 'on' : 'off'
  for (const listener of listeners) listener()
}

export function watchDataSaver(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = choice.watch((found) => {
    document.documentElement.dataset.saver = found ?? 'off'
    listener()
  })
  navigator.connection?.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
    navigator.connection?.removeEventListener('change', listener)
  }
}

/** Whether the picture had loaded before the visitor turned data saving on. */
export function hasArrived(base: string): boolean {
  return arrived.has(base)
}

function baseOf(address: string): string {
  return address === '' ? '' : new URL(address).pathname.replace(/-\d+\.\w+$/, '')
}
