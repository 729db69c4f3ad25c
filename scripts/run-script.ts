/** An error whose message says what to do: printed without a stack. */
export class ScriptError extends Error {}

/** Whether the message says all: of our own errors, of programs that execa ran, of Ctrl+C at a question, and of wrong options. */
function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // By their names, as the packages take a while to load.
  const isNamed = ['ExecaError', 'ExitPromptError'].includes(error.name)
  return error instanceof ScriptError || isNamed || code.startsWith('ERR_PARSE_ARGS')
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
