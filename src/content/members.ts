import { allChannels, allMemberTestimonials, allTeamMembers } from 'contentlayer/generated'
import type { Channel as CompiledChannel } from 'contentlayer/generated'
import { inOrder } from './documents.ts'
import { pageCopy, pageSection } from './pages.ts'
import { picture, type PictureData } from './pictures.ts'
import { readSite } from './site.ts'

export type MemberTestimonial = { author: string; content: string }
export type TeamMember = { name: string; role: string; content: string; picture: PictureData }
export type Channel = {
  slug: string
  title: string
  content: string
  access: CompiledChannel['access']
  logo: PictureData
  /** The address of the public group; null for other channels, whose invitations are not in the page. */
  url: string | null
}

/** Quotes of members on the About page of the member area. */
export function memberTestimonials(): Array<MemberTestimonial> {
  return inOrder(allMemberTestimonials).map(({ author, content }) => ({ author, content }))
}

/** The members of the team. */
export function teamMembers(): Array<TeamMember> {
  return inOrder(allTeamMembers).map(({ name, role, content, image }) => ({
    name,
    role,
    content,
    picture: picture('team', image),
  }))
}

/** The channels of the chat server. */
export function channels(): Array<Channel> {
  return inOrder(allChannels).map(({ slug, title, content, access, logo, url }) => ({
    slug,
    title,
    content,
    access,
    logo: picture('channels', logo),
    url: access === 'Public group' ? url : null,
  }))
}

/** The copy of the newsletter form, shown on several pages, and the address to write to if the form fails. */
export function memberNewsletter() {
  return {
    copy: pageSection(pageCopy('explore-newsletter'), 'form'),
    email: readSite().emails.general.address,
  }
}
