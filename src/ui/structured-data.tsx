/** What a page says to search engines (schema.org), without the context. Pages whose loader data would contain it again render it themselves. */
export function StructuredData({ data }: { data: object }) {
  // Words such as </script> must not end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  // oxlint-disable-next-line react/no-danger -- React would escape the quotes of the text
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
