/** An error whose message says what to do: printed without a stack. */
export class ScriptError extends Error {}

/** Whether a program that execa ran has failed. Told by its name, as execa takes a while to load. */
function isOfProgram(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ExecaError'
}

/** Whether `parseArgs` has refused an option. */
function isWrongOption(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** Runs a script from the command line, and prints a failure in readable form. */
export async function runScript(main: () => Promise<unknown>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const isExpected = error instanceof ScriptError || isOfProgram(error) || isWrongOption(error)
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}
