import { Heading, Stack, type StackProps } from '@chakra-ui/react'
import type { Ref } from 'react'

type ViewProps = Omit<StackProps, 'title'> & {
  title: string
  /** For a heading that gets the focus when a focused button is removed. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** A ref for what replaces the focused form or button. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()

export function View({ title, headingRef, children, ...stack }: ViewProps) {
  return (
    <Stack gap="6" {...stack}>
      <Heading
        as="h1"
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        textStyle="title"
        _focusVisible={{ outline: 'none' }}
      >
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
