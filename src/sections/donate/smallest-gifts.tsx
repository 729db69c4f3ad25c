import { chakra } from '@chakra-ui/react'

type SmallestGiftsProps = {
  /** In each currency, as people read them. */
  amounts: ReadonlyArray<string>
}

/** How small a gift may be. */
export function SmallestGifts({ amounts }: SmallestGiftsProps) {
  return (
    <chakra.p marginTop="4" fontWeight="600">
      Gifts begin at {amounts.join(' or ')}.
    </chakra.p>
  )
}
