import { chakra } from '@chakra-ui/react'
import deviceSvg from '@phosphor-icons/core/assets/bold/device-mobile-bold.svg?raw'
import moonSvg from '@phosphor-icons/core/assets/bold/moon-stars-bold.svg?raw'
import sunSvg from '@phosphor-icons/core/assets/bold/sun-bold.svg?raw'
import { useSyncExternalStore } from 'react'
import type { Site } from '#src/content/site.ts'
import { chooseColorMode, COLOR_MODES, currentColorMode, watchColorMode } from '#src/lib/color-mode.ts'
import { chooseDataSaver, useIsDataSaved } from '#src/lib/data-saver.ts'
import { buttonOf } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts'

const icons = { system: deviceSvg, light: sunSvg, dark: moonSvg }

const Options = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    padding: '1',
    borderRadius: 'lg',
    border: '2px solid {colors.border.onDark}',
  },
})

const Option = chakra('label', {
  base: {
    position: 'relative',
    '& > span': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '2.25rem',
      paddingInline: { base: '2', sm: '3' },
      borderRadius: 'md',
      fontWeight: '700',
    },
    // The radio button covers the whole area: its checked state is the background of the label.
    '& input': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      margin: '0',
      opacity: '0',
      cursor: 'pointer',
    },
    '& input:hover + span': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '& input:focus-visible + span': { outline: '3px solid {colors.focus.onDark}', outlineOffset: '2px' },
    '& input:checked + span': {
      backgroundColor: 'highlight',
      color: 'highlight.contrast',
      textDecoration: 'none',
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'SelectedItem',
        color: 'SelectedItemText',
      },
    },
  },
})

/** The choice between light and dark colours. It needs scripts, so the prerendered page does not contain it. */
export function ColorModeChoice({ copy }: { copy: Site['footer']['colorMode'] }) {
  const isHydrated = useIsHydrated()
  const current = useSyncExternalStore(watchColorMode, currentColorMode, () => 'system')
  if (!isHydrated) return null
  return (
    <chakra.fieldset margin="0" padding="0" border="0" minWidth="0">
      <chakra.legend padding="0" marginBottom="3" textStyle="eyebrow" color="fg.highlightOnDark">
        {copy.heading}
      </chakra.legend>
      <Options>
        {COLOR_MODES.map((mode) => (
          <Option key={mode}>
            <input
              type="radio"
              name="color-mode"
              value={mode}
              checked={mode === current}
              onChange={() => chooseColorMode(mode)}
            />
            <span>
              <Icon svg={icons[mode]} size={18} />
              {copy[mode]}
            </span>
          </Option>
        ))}
      </Options>
    </chakra.fieldset>
  )
}

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
