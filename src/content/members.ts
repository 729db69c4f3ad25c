import { allChannels, allMemberTestimonials, allTeamMembers } from 'contentlayer/generated'
import { shown } from './documents.ts'
import { readPage } from './pages.ts'

export type MemberTestimonial = ReturnType<typeof memberTestimonials>[number]
export type TeamMember = ReturnType<typeof teamMembers>[number]
export type Channel = ReturnType<typeof channels>[number]

/** Quotes of members on the About page of the member area. */
export function memberTestimonials() {
  return allMemberTestimonials.map((testimonial) => shown(testimonial, 'author', 'content'))
}

export function teamMembers() {
  return allTeamMembers.map((member) => shown(member, 'name', 'role', 'content', 'image'))
}

/** The channels of the chat server, with the address of those that are public: invitations are not in the page. */
export function channels() {
  return allChannels.map((channel) => ({
    ...shown(channel, 'slug', 'title', 'content', 'access', 'logo'),
    url: channel.access === 'Public group' ? channel.url : null,
  }))
}

/** The copy of the newsletter form, shown on several pages. */
export function memberNewsletter() {
  return readPage('explore-newsletter').copy.form
}
