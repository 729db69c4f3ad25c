import { defineSlotRecipe, Tabs } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import type { DonorType } from '#contract/donations.ts'

const TABS: ReadonlyArray<{ type: DonorType; label: string }> = [
  { type: 'individual', label: 'Individual' },
  { type: 'company', label: 'Company' },
]

const recipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'trigger', 'content'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
      gap: '1',
      padding: '1',
      borderRadius: '1.75rem',
      backgroundColor: 'bg.tint',
    },
    trigger: {
      minHeight: 'touch',
      paddingInline: '3',
      borderRadius: 'full',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      fontWeight: '700',
      cursor: 'pointer',
      transitionProperty: 'background-color, color, border-color',
      transitionDuration: 'quick',
      _hover: { borderColor: 'border.strong' },
      _focusVisible: { borderRadius: 'full' },
      _selected: { backgroundColor: 'brand', color: 'brand.contrast' },
    },
    content: { paddingTop: '6' },
  },
})

type DonorTabsProps = {
  /** The tab that is open first. */
  type: DonorType
  /** Called after another tab was opened, so that the address follows. */
  onChange: (type: DonorType) => void
  children: (type: DonorType) => ReactNode
}

/** Tabs for the type of donor. The arrow keys move between them and change the panel at once. */
export function DonorTabs({ type, onChange, children }: DonorTabsProps) {
  // The address is late: the next arrow key must not wait for it.
  const [chosen, setChosen] = useState(type)

  function choose({ value }: { value: string }) {
    setChosen(value as DonorType)
    onChange(value as DonorType)
  }

  return (
    <Tabs.Root recipe={recipe} value={chosen} onValueChange={choose}>
      <Tabs.List aria-label="Who gives">
        {TABS.map((tab) => (
          <Tabs.Trigger key={tab.type} value={tab.type}>
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map((tab) => (
        <Tabs.Content key={tab.type} value={tab.type}>
          {tab.type === chosen && children(chosen)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
