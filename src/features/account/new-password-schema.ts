import * as v from 'valibot'
import { newPassword } from '#contract/accounts.ts'
import { form } from '#contract/fields.ts'
import { ALL_FIELDS_REQUIRED } from '#contract/problems.ts'

/** A new password, typed twice. */
export const newPasswordTwiceSchema = v.pipe(
  form({
    password: newPassword,
    confirm: v.pipe(v.string(ALL_FIELDS_REQUIRED), v.nonEmpty(ALL_FIELDS_REQUIRED)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm']],
      // An empty field has a message of its own.
      ({ password, confirm }) => confirm === '' || password === confirm,
      'The two passwords differ. Please type the same one twice.',
    ),
    ['confirm'],
  ),
)
