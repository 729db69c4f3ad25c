import { chakra } from '@chakra-ui/react'
import searchSvg from '@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg?raw'
import { Form } from 'react-router-dom'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: '4',
    borderRadius: 'full',
    border: '2px solid {colors.border.strong}',
    backgroundColor: 'bg.surface',
    '&:has(input:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '3px' },
  },
})

const Field = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '2.75rem',
    border: 'none',
    appearance: 'none',
    backgroundColor: 'transparent',
    // The box around it shows the focus.
    _focusVisible: { outline: 'none' },
  },
})

/** Searches the questions and answers, on the page that shows them to members. */
export function MenuSearch() {
  return (
    <Form role="search" action="/explore/contact-us">
      <Box>
        <Field
          type="search"
          name="q"
          required
          aria-label="Search questions and answers"
          placeholder="Search answers"
        />
        <IconButton type="submit" look="plain" aria-label="Search">
          <Icon svg={searchSvg} size={20} />
        </IconButton>
      </Box>
    </Form>
  )
}
