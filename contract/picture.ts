import { userAnswer } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/* The member's picture. */

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** The largest picture that is sent. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** The largest picture that is chosen: the browser crops it before it is sent. */
const MAX_CHOSEN_MEGABYTES = 30
export const MAX_CHOSEN_BYTES = MAX_CHOSEN_MEGABYTES * 1024 * 1024

export const UNSUPPORTED_PICTURE = 'We can open JPG, PNG and WebP pictures. Please choose one of these.'
export const PICTURE_TOO_LARGE = `This picture is larger than ${MAX_CHOSEN_MEGABYTES} MB. Please choose a smaller one.`

/** Width and height of a stored picture, in pixels. */
export const PICTURE_SIZE = 512

/**
 * The address of the picture as WebP. The browser adds the picture's id as a query, so that a new picture has a new
 * address.
 */
export const PICTURE_PATH = '/account/picture'

/** The request body is the picture itself, in one of PICTURE_TYPES. */
export const setPicture = endpoint('PUT', PICTURE_PATH, { answer: userAnswer })

export const removePicture = endpoint('DELETE', PICTURE_PATH, { answer: userAnswer })
