import { storedText } from '#src/lib/storage.ts'

/** The query of the directory as last shown in this tab, for the link back from the pages of mentors. */
export const lastDirectorySearch = storedText('session', 'mentorDirectory')
