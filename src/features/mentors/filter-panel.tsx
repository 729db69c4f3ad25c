import { chakra } from '@chakra-ui/react'
import { memo, useId, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/flow.tsx'
import { FilterDraftProvider } from './filter-draft-provider.tsx'
import { useFilterActions } from './filter-draft.ts'
import { FilterMenus, KeywordField, ResetButton, SubmitButton } from './filter-fields.tsx'

type FilterPanelProps = {
  heading: string
  /** The heading of the list, which gets the focus when the panel closes. */
  listHeading: RefObject<HTMLElement | null>
}

/** The filters. Selections apply when the panel is submitted; the numbers change at once. */
export const FilterPanel = memo(function FilterPanel({ heading, listHeading }: FilterPanelProps) {
  return (
    <FilterDraftProvider listHeading={listHeading}>
      <PanelFrame heading={heading} />
    </FilterDraftProvider>
  )
})

/** The part of the panel that does not depend on selections. */
function PanelFrame({ heading }: { heading: string }) {
  const { submit } = useFilterActions()
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    // The toggle is visible only if the panel can be closed. The call makes the browser compute styles, so a closed
    // panel skips it.
    const isClosable = isOpen && (toggle.current?.getClientRects().length ?? 0) > 0
    // Closes the panel first: on a phone it is a screen high, and the list would move up after it was scrolled to.
    if (isClosable) flushSync(() => setOpen(false))
    else setOpen(false)
    submit(isClosable)
  }

  return (
    <chakra.section
      aria-labelledby={`${id}-heading`}
      padding={{ base: '5', lg: '6' }}
      borderRadius="lg"
      backgroundColor="bg.warm"
    >
      <Cluster alignItems="center" justifyContent="space-between">
        <chakra.h2 id={`${id}-heading`} textStyle="subtitle">
          {heading}
        </chakra.h2>
        <Cluster alignItems="center">
          <ResetButton />
          <Button
            ref={toggle}
            look="outline"
            display={{ lg: 'none' }}
            aria-expanded={isOpen}
            aria-controls={`${id}-form`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Choose'}
          </Button>
        </Cluster>
      </Cluster>
      <chakra.form
        id={`${id}-form`}
        aria-labelledby={`${id}-heading`}
        // Every selection is valid. Validation would make the browser compute styles before the list changes.
        noValidate
        display={{ base: isOpen ? 'block' : 'none', lg: 'block' }}
        onSubmit={handleSubmit}
      >
        <Stack gap="5" marginTop="4">
          <chakra.p textStyle="small">
            Within one filter, any of your choices will do. Across filters, all of them must fit.
          </chakra.p>
          <KeywordField />
          <FilterMenus />
          <SubmitButton />
        </Stack>
      </chakra.form>
    </chakra.section>
  )
}
