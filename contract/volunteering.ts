import * as v from 'valibot'
import { email, form, line, optionalLine, personName, phone } from './fields.ts'

export const GENDERS = ['Male', 'Female'] as const
export const VOLUNTEER_ROLES = ['Staff', 'Teacher', 'Mentor'] as const

/** A volunteer application. The country is its English name in the list of options. */
export const volunteeringSchema = form({
  firstName: personName('Please tell us your first name.'),
  lastName: personName('Please tell us your last name.'),
  email,
  phone,
  country: line('Please tell us the country you live in.'),
  // Not every country has states.
  state: optionalLine(),
  gender: v.optional(v.picklist(GENDERS, 'Please choose one of these, or leave it open.')),
  role: v.picklist(VOLUNTEER_ROLES, 'Please choose the role you have in mind. You can change it later.'),
})
