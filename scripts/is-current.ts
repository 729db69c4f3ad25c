import { isUpToDate } from './fingerprint.ts'

/*
 * The first step of `npm start`, compiled beside the server, so that a start without changes loads no build tools.
 * Fails if a build is necessary.
 */
if (isUpToDate(process.cwd())) console.log('Nothing has changed since the last build: it is used again.')
else process.exitCode = 1
