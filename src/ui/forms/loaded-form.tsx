import type { ReactNode } from 'react'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { FailureNote } from './failure-note.tsx'

type LoadedFormProps<Module> = {
  load: () => Promise<Module>
  /** The address to write to when the form cannot be loaded. */
  email: string
  /** Shown until it is here. */
  placeholder?: ReactNode
  children: (module: Module) => ReactNode
}

/** A form that arrives after the page, which does not wait for it: forms weigh more than what is read. */
export function LoadedForm<Module extends object>({
  load,
  email,
  placeholder,
  children,
}: LoadedFormProps<Module>) {
  const form = useLoadedModule(load)
  if (form === null) return placeholder
  if (form !== 'failed') return children(form)
  return (
    <FailureNote email={email}>
      The form did not arrive. It comes when the connection is back; if it does not, please reload the page.
    </FailureNote>
  )
}
