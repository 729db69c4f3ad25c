import { chakra, defineRecipe, VisuallyHidden } from '@chakra-ui/react'
import shareSvg from '@phosphor-icons/core/assets/bold/share-network-bold.svg?raw'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'
import { buttonOf } from './button.tsx'

const roundRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'touch',
    height: 'touch',
    borderRadius: 'full',
    color: 'inherit',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'quick',
    _hover: { backgroundColor: 'bg.active' },
    _focusVisible: { borderRadius: 'full' },
  },
})

const RoundButton = buttonOf(roundRecipe)

/** A link that shares through a network's own site. */
export const ShareLink = chakra('a', roundRecipe)

/** Whether this browser supports the native share menu; false until hydration. */
export function useCanShare(): boolean {
  // The types assume a browser that supports it.
  return useIsHydrated() && 'share' in navigator
}

type ShareButtonProps = { url: string; title: string; text?: string | undefined }

/** Opens the native share menu. Use only with `useCanShare`. */
export function ShareButton({ url, title, text }: ShareButtonProps) {
  async function share() {
    try {
      await navigator.share({ url, title, ...(text && { text }) })
    } catch (error) {
      // The menu was closed without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copyText(url, {
        copied: 'This device could not share it. The link is copied instead',
        refused: `This device could not share it. The link is ${url}`,
      })
    }
  }

  return (
    <RoundButton onClick={() => void share()} title="Share with an app">
      <Icon svg={shareSvg} size={20} />
      <VisuallyHidden>Share {title} with an app</VisuallyHidden>
    </RoundButton>
  )
}
