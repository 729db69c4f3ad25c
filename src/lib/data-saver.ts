import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import { storedText } from './storage.ts'

/*
 * Data saving: the visitor's choice, or the browser's setting (Save-Data). Nothing moves by itself, no page is fetched
 * ahead, and pictures come in their smallest width (docs/decisions/0049-data-saver.md).
 */

// Missing in TypeScript's DOM types: browsers on Android support it, others do not.
declare global {
  interface Navigator {
    readonly connection?: EventTarget & { readonly saveData?: boolean }
  }
}

const choice = storedText('local', 'dataSaver')
const { subscribe, notify } = createListeners()
/** The choice on this page, if the browser stores none. */
let chosen: string | null = null

/**
 * Runs in the head, and does for the pictures of the page what `preferSmallest` does for later ones. Browsers fetch lazy
 * pictures only after the layout. Inlined into each page, so it is short.
 */
export const DATA_SAVER_SCRIPT =
  "{let s,o;try{s=localStorage.dataSaver}catch{}if(s?s=='on':(navigator.connection||0).saveData){o=new MutationObserver(()=>{for(let i of document.images)if(i.loading=='lazy'&&i.sizes!='1px')for(let e of i.parentNode.children)e.sizes='1px'});o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>o.disconnect())}}"

export function isDataSaved(): boolean {
  const found = choice.read() ?? chosen
  return found === null ? navigator.connection?.saveData === true : found === 'on'
}

/** Stores the visitor's choice for all later pages; it applies even if storage is blocked. */
export function chooseDataSaver(isOn: boolean) {
  chosen = isOn ? 'on' : 'off'
  choice.write(chosen)
  for (const image of document.images) preferSmallest(image)
  notify()
}

/** Whether data saving is on, by the site's switch or by a browser setting. False before hydration. */
export function useIsDataSaved(): boolean {
  return useSyncExternalStore(watchDataSaver, isDataSaved, () => false)
}

function watchDataSaver(listener: () => void): () => void {
  const stops = [subscribe(listener), choice.watch(listener)]
  navigator.connection?.addEventListener('change', listener)
  return () => {
    stops.forEach((stop) => stop())
    navigator.connection?.removeEventListener('change', listener)
  }
}

/**
 * For the `ref` of a picture: with data saving, it comes in its smallest width, unless it is on the top of its page or
 * has arrived already.
 */
export function preferSmallest(image: HTMLImageElement | null) {
  if (image?.loading !== 'lazy' || image.naturalWidth > 0 || !isDataSaved()) return
  for (const element of image.parentElement?.children ?? [])
    if (element instanceof HTMLImageElement || element instanceof HTMLSourceElement) element.sizes = '1px'
}
