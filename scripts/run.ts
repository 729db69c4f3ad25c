import { execa, ExecaError } from 'execa'

/** An error whose message says what to do: printed without a stack. */
export class ScriptError extends Error {}

/** Runs a program of the project's packages and shows its output. */
export const run = execa({
  stdio: 'inherit',
  preferLocal: true,
  // Suppresses Vite's list of imports that Node cannot resolve itself.
  env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
})

/** Whether `parseArgs` has refused an option. */
function isWrongOption(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** Runs a script from the command line, and prints a failure in readable form. */
export async function runScript(main: () => Promise<unknown>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const isExpected = error instanceof ScriptError || error instanceof ExecaError || isWrongOption(error)
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}
