import { safeParse, type GenericSchema } from 'valibot'

/** The messages for this input, by field; empty if it is valid. */
export function messagesFor(schema: GenericSchema, input: unknown): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of safeParse(schema, input).issues ?? []) {
    messages[String(path?.[0]?.key ?? 'value')] ??= message
  }
  return messages
}
