import { HttpResponse } from 'msw'
import { safeParse, type GenericSchema, type InferOutput } from 'valibot'
import { firstProblem } from '#contract/accounts.ts'

/** An answer that ends the handling of a call, thrown from wherever it is known. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Reads a body by the rules both sides agreed on, or refuses it in their words. */
export async function readBody<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  const result = safeParse(schema, await request.json())
  if (result.success) return result.output
  throw new HttpError(400, firstProblem(result.issues) ?? 'Please check what you filled in.')
}

/** Answers with what the handler says, or with its refusal. */
export async function answer(handle: () => Promise<object> | object, status = 200) {
  try {
    return HttpResponse.json(await handle(), { status })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return HttpResponse.json({ error: error.message }, { status: error.status })
  }
}
