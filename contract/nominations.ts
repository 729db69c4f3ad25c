import * as v from 'valibot'
import { email, form, line, longText, optionalLine, personName, phone } from './fields.ts'
import { attachment } from './attachment.ts'

export const NOMINATION_TYPES = ['Myself', 'Someone else'] as const

/** The rules from the content: the keys of the categories, and the limits. */
export type NominationRules = {
  categories: ReadonlyArray<string>
  maxStatementWords: number
  maxFileMegabytes: number
}

// Generous for long words and links, because the actual limit counts words.
const CHARACTERS_PER_WORD = 20

const WEB_ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#]\S*)?$/iu

const LINKEDIN_PROFILE =
  /^(?:https?:\/\/)?(?:[a-z]{1,3}\.)?linkedin\.com\/(?:mwlite\/)?in\/([^\s/?#]*[^\s/?#.])\.*(?:[/?#]\S*)?$/i

const website = v.pipe(
  optionalLine({ max: 300 }),
  v.check(
    (text) => text === '' || WEB_ADDRESS.test(text),
    'That does not look like the address of a website. It should look like amina.example.com.',
  ),
  v.transform((text) => (text === '' || /^https?:/i.test(text) ? text : `https://${text}`)),
)

// Accepts all forms of the URL: with a country subdomain, of the mobile site, with a language suffix, parameters or
// the full stop of a sentence. All lead to the same profile.
const linkedin = v.pipe(
  line('Please enter the address of the nominee’s LinkedIn profile.', { max: 300 }),
  v.regex(
    LINKEDIN_PROFILE,
    'That is not the address of a LinkedIn profile. It should look like linkedin.com/in/amina-bello.',
  ),
  v.transform((text) => `https://www.linkedin.com/in/${LINKEDIN_PROFILE.exec(text)?.[1] ?? ''}`),
)

function statement(maxWords: number) {
  return v.pipe(
    longText('Please tell the judges why you nominate this person.', {
      max: maxWords * CHARACTERS_PER_WORD,
    }),
    v.check(
      (text) => countWords(text) <= maxWords,
      ({ input }) => {
        const over = countWords(input) - maxWords
        return `Your statement is ${over === 1 ? 'one word' : `${over} words`} too long. Please shorten it to ${maxWords} words.`
      },
    ),
  )
}

/** The first part of a nomination: the nominee, the category (by key) and the statement. */
export function nomineeSchema({ categories, maxStatementWords, maxFileMegabytes }: NominationRules) {
  return form({
    fullName: personName('Please tell us the full name of the person you nominate.'),
    email: v.pipe(line('Please enter an email address the nominee reads.', { max: 300 }), email),
    phone: v.pipe(line('Please enter a phone number the nominee answers.'), phone),
    companyName: optionalLine({ max: 200 }),
    website,
    social: optionalLine({ max: 300 }),
    linkedin,
    country: line('Please tell us the country this person lives in.'),
    category: v.picklist(categories, 'Please choose the category this person should win in.'),
    statement: statement(maxStatementWords),
    material: attachment(maxFileMegabytes),
  })
}

// Sent with a file as multipart data, in which every value is text.
const terms = v.pipe(
  v.union(
    [v.literal(true), v.literal('true')],
    'Please accept the terms, so that the judges may read your nomination.',
  ),
  v.transform((): true => true),
)

const ignored = v.pipe(
  v.optional(v.string(), ''),
  v.transform(() => ''),
)

/** The second part: the nominator, whose name and address count only in a nomination of someone else. */
export const nominatorSchema = v.variant(
  'type',
  [
    form({ type: v.literal('Myself'), nominatorName: ignored, nominatorEmail: ignored, terms }),
    form({
      type: v.literal('Someone else'),
      nominatorName: personName('Please tell us your name.'),
      nominatorEmail: email,
      terms,
    }),
  ],
  'Please say whether you nominate yourself or someone else.',
)

export function nominationSchema(rules: NominationRules) {
  return v.intersect([nomineeSchema(rules), nominatorSchema])
}

export type Nominee = v.InferOutput<ReturnType<typeof nomineeSchema>>
export type Nominator = v.InferOutput<typeof nominatorSchema>

/** Counts words: sequences without spaces that contain a letter or a digit, so a dash alone does not count. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
}
