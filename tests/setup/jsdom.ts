import { File as NodeFile } from 'node:buffer'

/*
 * Separates jsdom's globals from newer Node globals of the same name, and adds the media queries and the scrolling
 * that jsdom lacks.
 */

declare const jsdom: { window: Window } | undefined

if (typeof jsdom !== 'undefined') {
  useStorageOf(jsdom.window)
  addMediaQueries()
  drawFramesAtOnce()
  // There is no layout, so there is nowhere to scroll.
  Element.prototype.scrollIntoView = () => undefined
  // For the same reason nothing has a place, and Chakra takes what has none for hidden.
  Element.prototype.getClientRects = function () {
    return [this.getBoundingClientRect()] as unknown as DOMRectList
  }
  handleUploadsWithNodeFile()
}

// Since version 25 Node has its own localStorage, which Vitest does not replace.
function useStorageOf(window: Window) {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true })
  }
}

// A frame ends with the turn. jsdom's come every 16 ms, on a busy machine when a test has gone on: dialogs take the focus
// and listen for keys and presses after one or two frames.
function drawFramesAtOnce() {
  const frames = new Map<number, NodeJS.Immediate>()
  let last = 0
  globalThis.requestAnimationFrame = (draw) => {
    const id = (last += 1)
    const run = () => {
      frames.delete(id)
      draw(performance.now())
    }
    frames.set(id, setImmediate(run))
    return id
  }
  globalThis.cancelAnimationFrame = (id) => clearImmediate(frames.get(id))
}

// Every preference is off until a test stubs it. Toasts query them, so any page with a toast needs an answer.
function addMediaQueries() {
  const value = (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null })
  Object.defineProperty(globalThis, 'matchMedia', { value, configurable: true, writable: true })
}

// Since Node 24 its fetch builds uploaded files with the global File, here jsdom's, but accepts only Node's.
function handleUploadsWithNodeFile() {
  const { File: JsdomFile } = globalThis
  const useNodeFile = () => {
    globalThis.File = NodeFile as typeof JsdomFile
  }
  const useJsdomFile = () => {
    globalThis.File = JsdomFile
  }
  globalThis.Request = new Proxy(Request, {
    construct(target, args, newTarget) {
      useNodeFile()
      try {
        return Reflect.construct(target, args, newTarget) as Request
      } finally {
        useJsdomFile()
      }
    },
  })
  const read = Request.prototype.formData
  Request.prototype.formData = function () {
    useNodeFile()
    return read.call(this).finally(useJsdomFile)
  }
}
