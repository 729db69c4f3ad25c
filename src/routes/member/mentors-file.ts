import { packDirectory } from '#src/api/mentor-directory.ts'
import { mentorDirectory } from '#src/content/mentors.ts'

/** All mentors as a file, which the pages of the directory fetch: /options/mentors.json */
export function loader() {
  return Response.json(packDirectory(mentorDirectory()))
}
