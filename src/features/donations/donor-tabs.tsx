import { Box, chakra } from '@chakra-ui/react'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import type { DonorType } from '#contract/donations.ts'

const TABS: ReadonlyArray<{ type: DonorType; label: string }> = [
  { type: 'individual', label: 'Individual' },
  { type: 'company', label: 'Company' },
]

const TabList = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: '1',
    padding: '1',
    borderRadius: '1.75rem',
    backgroundColor: 'bg.tint',
  },
})

const Tab = chakra('button', {
  base: {
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
    '&[aria-selected=true]': { backgroundColor: 'brand', color: 'brand.contrast' },
  },
})

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

type DonorTabsProps = { type: DonorType; onChange: (type: DonorType) => void; children: ReactNode }

/** Tabs for the type of donor. The arrow keys move between them and change the panel at once. */
export function DonorTabs({ type, onChange, children }: DonorTabsProps) {
  const id = useId()

  function handleKeyDown(event: KeyboardEvent) {
    const next = tabFor(event.key, type)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    document.getElementById(`${id}-${next}-tab`)?.focus()
  }

  return (
    <div>
      <TabList role="tablist" aria-label="Who gives" onKeyDown={handleKeyDown}>
        {TABS.map((tab) => (
          <Tab
            key={tab.type}
            type="button"
            role="tab"
            id={`${id}-${tab.type}-tab`}
            aria-controls={`${id}-${tab.type}`}
            aria-selected={tab.type === type}
            tabIndex={tab.type === type ? 0 : -1}
            onClick={() => onChange(tab.type)}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {TABS.map((tab) => (
        <Box
          key={tab.type}
          role="tabpanel"
          id={`${id}-${tab.type}`}
          aria-labelledby={`${id}-${tab.type}-tab`}
          hidden={tab.type !== type}
          paddingTop="6"
        >
          {tab.type === type && children}
        </Box>
      ))}
    </div>
  )
}

function tabFor(key: string, type: DonorType): DonorType | undefined {
  if (key === 'Home') return TABS[0]?.type
  if (key === 'End') return TABS.at(-1)?.type
  const step = STEPS[key]
  if (step === undefined) return undefined
  const place = TABS.findIndex((tab) => tab.type === type)
  return TABS[(place + step + TABS.length) % TABS.length]?.type
}
