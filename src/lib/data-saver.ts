// @chunk parts
import { storedText } from './storage.ts'

/*
 * Whether the visitor wants to spare data: her own choice, or else that of her browser (Save-Data). <html> has a mark for it from
 * the first paint on, by which src/theme/data-saver.css holds back pictures.
 */

// Not part of TypeScript's DOM: browsers on Android have it, others do not.
declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface Navigator {
    readonly connection?: EventTarget & { readonly saveData?: boolean }
  }
}

const choice = storedText('local', 'dataSaver')
const listeners = new Set<() => void>()
const arrived = new Set<string>()

/**
 * Runs in the head, before the first picture is asked for. Part of each page, so it is short.
 */
export const DATA_SAVER_SCRIPT =
  "{let s;try{s=localStorage.dataSaver}catch{}(s?s=='on':(navigator.connection||0).saveData)&&(document.documentElement.dataset.saver='on')}"

/** Without a mark, such as in pages without the script, it is what the browser says. */
export function isDataSaved(): boolean {
  const mark = document.documentElement.dataset.saver
  return mark === undefined ? saysBrowser() && choice.read() === null : mark === 'on'
}

function saysBrowser() {
  return navigator.connection?.saveData === true
}

/** The visitor's own choice, for all pages to come; in effect even where the browser stores nothing. */
export function chooseDataSaver(isOn: boolean) {
  // A picture that has arrived costs nothing any more.
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

/** Whether the picture had arrived before its visitor chose to spare data. */
export function hasArrived(base: string): boolean {
  return arrived.has(base)
}

function baseOf(address: string): string {
  return address === '' ? '' : new URL(address).pathname.replace(/-\d+\.\w+$/, '')
}
