import { Stack, Strong, Text } from '@chakra-ui/react'
import signOutSvg from '@phosphor-icons/core/assets/bold/sign-out-bold.svg?raw'
import searchSvg from '@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg?raw'
import { Form } from 'react-router-dom'
import type { PictureData } from '#src/content/pictures.ts'
import type { NavigationLink } from '#src/content/site.ts'
import { useSignOut } from '#src/session/session-provider.tsx'
import { MEMBER_CONTACT_URL } from '#src/lib/addresses.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { BarButton, BarLink, roomyLink } from '#src/ui/layout/navigation-link.ts'
import { SearchField, SearchFrame } from '#src/ui/search-field.tsx'
import { SlideInMenu } from './slide-in-menu.tsx'

type MemberMenuProps = {
  name: string
  logo: PictureData
  links: ReadonlyArray<NavigationLink>
  /** The links of the profile menu, which small screens do not show. */
  profileLinks: ReadonlyArray<NavigationLink>
  isOpen: boolean
  onClose: () => void
}

/** The slide-in menu of the member area. */
export function MemberMenu({ name, links, profileLinks, ...menu }: MemberMenuProps) {
  return (
    <SlideInMenu {...menu}>
      <MenuContent name={name} links={links} profileLinks={profileLinks} />
    </SlideInMenu>
  )
}

function MenuContent({
  name,
  links,
  profileLinks,
}: Pick<MemberMenuProps, 'name' | 'links' | 'profileLinks'>) {
  const { signOut, isBusy } = useSignOut()
  return (
    <>
      <Text paddingInline="6" textStyle="small" color="fg.muted">
        Signed in as <Strong color="fg">{name}</Strong>
      </Text>
      <Stack gap="1" padding="3" paddingBottom="6">
        <MenuSearch />
        <Stack as="nav" aria-label="Menu" gap="1" marginTop="2">
          {[...links, ...profileLinks].map((link) => (
            <BarLink key={link.to} to={link.to} {...roomyLink}>
              {link.label}
            </BarLink>
          ))}
        </Stack>
        <BarButton isBusy={isBusy} onClick={signOut} {...roomyLink}>
          <Icon svg={signOutSvg} size={22} />
          Sign out
        </BarButton>
      </Stack>
    </>
  )
}

/** Searches the questions, on the page that shows them to members. */
function MenuSearch() {
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
