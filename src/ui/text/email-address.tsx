/** An e-mail address to read; where it does not fit into a line it breaks after the @, and not in the middle of a word. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
