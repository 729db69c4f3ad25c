import { HttpResponse } from 'msw'
import { safeParse, type GenericSchema, type InferOutput } from 'valibot'
import { firstProblem } from '#contract/accounts.ts'

/** An answer that ends the handling of a call when thrown. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Parses a body with the contract's schema, or rejects it with its message. */
export async function readBody<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  const result = safeParse(schema, await request.json())
  if (result.success) return result.output
  throw new HttpError(400, firstProblem(result.issues) ?? 'Please check what you filled in.')
}

/** Answers with the handler's result or rejection. */
export async function answer(handle: () => Promise<object> | object, status = 200) {
  try {
    return HttpResponse.json(await handle(), { status })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return HttpResponse.json({ error: error.message }, { status: error.status })
  }
}
