import * as v from 'valibot'

/** Parses a successful answer with this payload, or throws. */
/* @__NO_SIDE_EFFECTS__ */
export function answerWith<Payload extends v.GenericSchema>(payload: Payload) {
  return v.parser(v.object({ success: v.string(), payload }))
}
