import { queryOptions } from '@tanstack/react-query'
import { fetchMentorDirectory } from '#src/api/mentor-directory.ts'
import { createDirectory } from './directory.ts'

/** The directory of all mentors. It comes from the same build as the page, so it never becomes stale. */
export const directoryQuery = () =>
  queryOptions({
    queryKey: ['mentor-directory'],
    queryFn: async () => createDirectory(await fetchMentorDirectory()),
    staleTime: Infinity,
    gcTime: Infinity,
    // It consists of functions, which must not be compared.
    structuralSharing: false,
  })
