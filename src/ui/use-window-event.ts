import { useEffect, useEffectEvent } from 'react'

/** Calls the handler with each event of this type at the window, where those of the document arrive too. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
) {
  const handle = useEffectEvent(handler)
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => handle(event)
    window.addEventListener(type, listener)
    return () => window.removeEventListener(type, listener)
  }, [type])
}
