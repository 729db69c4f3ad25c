export type ExampleValue = string | number | boolean | Array<ExampleValue> | { [field: string]: ExampleValue }

/** A document as an editor could have written it: it becomes the template of its kind in content/README.md. */
export type Example = {
  /** What editors call this kind of document. */
  heading: string
  /** The file it would be, below content/. */
  file: string
  fields: Record<string, ExampleValue>
  /** For Markdown: what stands below the fields. */
  body?: string
}
