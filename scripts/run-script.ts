/** An error whose message says what to do: printed without a stack. */
export class ScriptError extends Error {}

/** Whether the message says all: of our own errors, of programs that execa ran, and of wrong options. */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // By its name, as execa takes a while to load.
  const isOfProgram = error.name === 'ExecaError'
  return error instanceof ScriptError || isOfProgram || code.startsWith('ERR_PARSE_ARGS')
}

/** Runs a script from the command line, and prints a failure in readable form. */
export async function runScript(main: () => Promise<unknown>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(isExpected(error) ? error.message : error)
    process.exitCode = 1
  }
}
