import { mentorDirectory } from '#src/content/mentors.ts'

/** All mentors as a file, fetched by the pages of the directory: /options/mentors.json */
export function loader() {
  return Response.json(mentorDirectory())
}
