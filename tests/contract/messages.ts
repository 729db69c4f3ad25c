import { safeParse, type GenericSchema } from 'valibot'

/** What people read, field by field, when they send this; empty when all is well. */
export function messagesFor(schema: GenericSchema, input: unknown): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { path, message } of safeParse(schema, input).issues ?? []) {
    messages[String(path?.[0]?.key ?? 'value')] ??= message
  }
  return messages
}
