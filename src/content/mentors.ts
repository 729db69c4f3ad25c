import {
  allMentors,
  countryList,
  expertiseList,
  languageList,
  seniorityList,
  timezoneList,
} from 'contentlayer/generated'
import type { Mentor as CompiledMentor } from 'contentlayer/generated'
import { inOrder } from './documents.ts'
import { picture, type PictureData } from './pictures.ts'

/** A mentor as the directory shows one. Short, because the directory is sent with all of them. */
export type Mentor = {
  /** The file name, which is the address: /explore/community/slug. */
  slug: string
  name: string
  role: string
  /** One or two sentences. */
  content: string
  picture: PictureData
  topics: Array<string>
  languages: Array<string>
  country: string
  /** The IANA zone. */
  timeZone: string
  /** The label of the zone, by which it is chosen (DATA-29). */
  timeZoneLabel: string
  level: string
  gender: 'Male' | 'Female'
  /** Full hours by the mentor's own clock; past midnight, the end is smaller than the start. */
  awake: { from: number; until: number }
  /** 2026-11-02 */
  lastConfirmedOn: string
}

/** All values that a filter offers, in the order of its menu. */
export type MentorOptions = {
  topics: Array<string>
  countries: Array<string>
  languages: Array<string>
  timeZones: Array<string>
  levels: Array<string>
}

export type MentorDirectory = { options: MentorOptions; mentors: Array<Mentor> }

/** One mentor with her or his bio. */
export type MentorProfile = Mentor & { html: string; levelDescription: string }

/** Every mentor, in order, and the options to filter them by. */
export function mentorDirectory(): MentorDirectory {
  return {
    options: {
      topics: expertiseList.items,
      countries: countryList.items.map(({ name }) => name),
      languages: languageList.items,
      timeZones: timezoneList.items.map(({ label }) => label),
      levels: seniorityList.items.map(({ name }) => name),
    },
    // The names stand beside the portraits of the directory: these need no text of their own there.
    mentors: inOrder(allMentors).map((mentor) => {
      const summary = summaryOf(mentor)
      return { ...summary, picture: { ...summary.picture, alt: '' } }
    }),
  }
}

/** A mentor by the name in the address, or null where there is none. */
export function mentorProfile(slug: string | undefined): MentorProfile | null {
  const mentor = allMentors.find((candidate) => candidate.slug === slug)
  if (!mentor) return null
  const level = seniorityList.items.find(({ name }) => name === mentor.seniority)
  return { ...summaryOf(mentor), html: mentor.body.html, levelDescription: level?.description ?? '' }
}

function summaryOf(mentor: CompiledMentor): Mentor {
  const { slug, name, role, content, image, topics, languages, timeZone, seniority, gender } = mentor
  const country = countryList.items.find(({ code }) => code === mentor.country)
  const zone = timezoneList.items.find((candidate) => candidate.name === timeZone)
  return {
    slug,
    name,
    role,
    content,
    picture: picture('mentors', image),
    topics: [...topics],
    languages: [...languages],
    country: country?.name ?? mentor.country,
    timeZone,
    timeZoneLabel: zone?.label ?? timeZone,
    level: seniority,
    gender,
    awake: { from: mentor.awake?.from ?? 7, until: mentor.awake?.until ?? 22 },
    lastConfirmedOn: mentor.lastConfirmedOn.slice(0, 10),
  }
}
