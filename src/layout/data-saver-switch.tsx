import { chooseDataSaver } from '#src/lib/data-saver.ts'
import { buttonOf } from '#src/ui/button.tsx'
import { useIsDataSaved } from '#src/ui/use-is-data-saved.ts'

const Switch = buttonOf({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '2.25rem',
    border: '0',
    padding: '0',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
    '& > span': {
      boxSizing: 'border-box',
      width: '2.5rem',
      height: '1.375rem',
      border: '2px solid currentColor',
      borderRadius: 'full',
      padding: '2px',
      display: 'flex',
    },
    '& > span::before': {
      content: '""',
      width: '0.875rem',
      height: '100%',
      borderRadius: 'full',
      backgroundColor: 'currentColor',
      transitionProperty: 'transform',
      transitionDuration: 'quick',
    },
    '&[aria-checked=true] > span': { borderColor: 'fg.highlightOnDark', color: 'fg.highlightOnDark' },
    '&[aria-checked=true] > span::before': { transform: 'translateX(1.125rem)' },
  },
})

/** The switch for data saving: the smallest pictures, and nothing moves or is prefetched. */
export function DataSaverSwitch({ label }: { label: string }) {
  const isOn = useIsDataSaved()
  return (
    <Switch role="switch" aria-checked={isOn} onClick={() => chooseDataSaver(!isOn)}>
      <span aria-hidden />
      {label}
    </Switch>
  )
}
