import { chakra } from '@chakra-ui/react'

type SmallestGiftsProps = {
  /** In each currency, formatted. */
  amounts: ReadonlyArray<string>
}

/** The minimum donation. */
export function SmallestGifts({ amounts }: SmallestGiftsProps) {
  return (
    <chakra.p marginTop="4" fontWeight="600">
      Gifts begin at {amounts.join(' or ')}.
    </chakra.p>
  )
}
