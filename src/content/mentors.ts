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

/** A mentor in the directory. It has few fields, because the directory contains all mentors. */
export type Mentor = {
  /** The file name, used in the address: /explore/community/slug. */
  slug: string
  name: string
  role: string
  /** One or two sentences. */
  content: string
  picture: PictureData
  topics: Array<string>
  languages: Array<string>
  country: string
  /** An IANA time zone. */
  timeZone: string
  /** The label of the zone in the filter (DATA-29). */
  timeZoneLabel: string
  level: string
  gender: 'Male' | 'Female'
  /** Full hours by the mentor's clock; if the period ends after midnight, the end is less than the start. */
  awake: { from: number; until: number }
  /** 2026-11-02 */
  lastConfirmedOn: string
}

export type MentorFilter = 'topic' | 'country' | 'language' | 'timezone' | 'level' | 'gender'

export type MentorDirectory = {
  /** The options of each filter, in the order of its menu. */
  options: Record<MentorFilter, Array<string>>
  mentors: Array<Mentor>
}

/** A mentor with the full biography. */
export type MentorProfile = Mentor & { html: string; levelDescription: string }

/** All mentors, in order, and the options that at least one of them has. */
export function mentorDirectory(): MentorDirectory {
  const mentors = inOrder(allMentors).map(summaryOf)
  const isUsed = (valuesOf: (mentor: Mentor) => string | ReadonlyArray<string>) => {
    const used = new Set(mentors.flatMap(valuesOf))
    return (option: string) => used.has(option)
  }
  const countries = countryList.items.map(({ name }) => name)
  const zones = timezoneList.items.map(({ label }) => label)
  const levels = seniorityList.items.map(({ name }) => name)
  return {
    options: {
      topic: expertiseList.items.filter(isUsed(({ topics }) => topics)),
      country: countries.filter(isUsed(({ country }) => country)),
      language: languageList.items.filter(isUsed(({ languages }) => languages)),
      timezone: zones.filter(isUsed(({ timeZoneLabel }) => timeZoneLabel)),
      level: levels.filter(isUsed(({ level }) => level)),
      gender: ['Male', 'Female'],
    },
    mentors,
  }
}

/** A mentor by slug, or null. */
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
