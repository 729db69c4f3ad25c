import type { ReactNode } from 'react'
import { useLoadedModule } from '#src/ui/use-loaded-module.ts'
import { FailureNote } from './failure-note.tsx'

type LoadedFormProps<Module> = {
  load: () => Promise<Module>
  /** The address to write to if the form cannot be loaded. */
  email: string
  /** Shown until the form is loaded. */
  placeholder?: ReactNode
  children: (module: Module) => ReactNode
}

/** A form that is loaded after the page: forms are larger than the text around them. */
export function LoadedForm<Module extends object>({
  load,
  email,
  placeholder,
  children,
}: LoadedFormProps<Module>) {
  const { module, failures } = useLoadedModule(load)
  if (module !== null) return children(module)
  if (failures === 0) return placeholder
  return (
    <FailureNote email={email}>
      The form did not arrive. It comes when the connection is back; if it does not, please reload the page.
    </FailureNote>
  )
}
