import { Text } from '@chakra-ui/react'

type SmallestGiftsProps = {
  /** In each currency, formatted. */
  amounts: ReadonlyArray<string>
}

export function SmallestGifts({ amounts }: SmallestGiftsProps) {
  return (
    <Text marginTop="4" fontWeight="600">
      Gifts begin at {amounts.join(' or ')}.
    </Text>
  )
}
