import searchSvg from '@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg?raw'
import { Form } from 'react-router-dom'
import { IconButton } from '#src/ui/button.tsx'
import { MEMBER_CONTACT_URL } from '#src/lib/addresses.ts'
import { Icon } from '#src/ui/icon.tsx'
import { SearchField, SearchFrame } from '#src/ui/search-field.tsx'

/** Searches the questions, on the page that shows them to members. */
export function MenuSearch() {
  return (
    <Form role="search" action={MEMBER_CONTACT_URL}>
      <SearchFrame paddingInlineStart="4">
        <SearchField
          minHeight="2.75rem"
          required
          aria-label="Search questions and answers"
          placeholder="Search answers"
        />
        <IconButton type="submit" look="plain" aria-label="Search">
          <Icon svg={searchSvg} size={20} />
        </IconButton>
      </SearchFrame>
    </Form>
  )
}
