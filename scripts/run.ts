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

/** Runs a script from the command line, and prints a failure in readable form. */
export async function runScript(main: () => Promise<unknown>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const isWrongOption = error instanceof TypeError && /ERR_PARSE_ARGS/.test(error.stack ?? '')
    const isExpected = error instanceof ScriptError || error instanceof ExecaError || isWrongOption
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}
