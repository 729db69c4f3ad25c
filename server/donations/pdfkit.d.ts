// The published types lack these options of tags.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right, bottom. */
    bbox?: [number, number, number, number]
    placement?: 'Block' | 'Inline'
    scope?: 'Row' | 'Column' | 'Both'
  }

  interface TableOptions {
    structParent?: PDFKit.PDFStructureElement
  }
}
