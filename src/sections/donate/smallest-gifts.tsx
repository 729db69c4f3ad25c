import { chakra } from '@chakra-ui/react'

type SmallestGiftsProps = {
  /** In each currency, as people read them. */
  amounts: ReadonlyArray<string>
  /** The address for visitors without scripts, and so without a form. */
  email: string
}

/** How small a gift may be, and how to give without scripts. */
export function SmallestGifts({ amounts, email }: SmallestGiftsProps) {
  return (
    <>
      <chakra.p marginTop="4" fontWeight="600">
        Gifts begin at {amounts.join(' or ')}.
      </chakra.p>
      <noscript>
        <p>
          The form to give needs JavaScript. You can write to us instead:{' '}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
    </>
  )
}
