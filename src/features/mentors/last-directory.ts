import { storedText } from '#src/lib/storage.ts'

/** The query of the directory as this tab last showed it, for the way back from the pages of mentors. */
export const lastDirectorySearch = storedText('session', 'mentorDirectory')
