import {
  allMentors,
  countryList,
  expertiseList,
  languageList,
  seniorityList,
  timezoneList,
  type Mentor as CompiledMentor,
} from 'contentlayer/generated'
import { bySlug, shown } from './documents.ts'

export type Mentor = ReturnType<typeof summaryOf>
export type MentorProfile = ReturnType<typeof mentorProfile>

export type MentorDirectory = ReturnType<typeof mentorDirectory>
export type MentorFilter = keyof MentorDirectory['options']

/** All mentors, in order, and the options of each filter that at least one of them has, in the order of its menu. */
export function mentorDirectory() {
  // Empty alt: the name stands beside the portrait, and the file has all mentors.
  const withoutAlt = ({ picture, ...mentor }: Mentor) => ({ ...mentor, picture: { ...picture, alt: '' } })
  const mentors = allMentors.map(summaryOf).map(withoutAlt)
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

export function mentorProfile(slug: string | undefined) {
  const mentor = bySlug(allMentors, slug)
  const level = seniorityList.items.find(({ name }) => name === mentor.seniority)
  return { ...summaryOf(mentor), html: mentor.body.html, levelDescription: level?.description ?? '' }
}

/** A mentor in the directory. It has few fields, because the directory contains all mentors. */
function summaryOf(mentor: CompiledMentor) {
  const country = countryList.items.find(({ code }) => code === mentor.country)
  const zone = timezoneList.items.find(({ name }) => name === mentor.timeZone)
  return {
    ...shown(mentor, 'slug', 'name', 'role', 'content', 'image', 'topics', 'languages', 'timeZone', 'gender'),
    country: country?.name ?? mentor.country,
    /** The label of the zone in the filter (DATA-29). */
    timeZoneLabel: zone?.label ?? mentor.timeZone,
    level: mentor.seniority,
    /** Full hours by the mentor's clock; if the period ends after midnight, the end is less than the start. */
    awake: { from: mentor.awake?.from ?? 7, until: mentor.awake?.until ?? 22 },
    lastConfirmedOn: mentor.lastConfirmedOn.slice(0, 10),
  }
}
