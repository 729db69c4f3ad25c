import { Box, Table, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type DataTableProps = {
  label: string
  columns: ReadonlyArray<ReactNode>
  css: SystemStyleObject
  children: ReactNode
  footer?: ReactNode
}

/** A table that scrolls sideways on phones, instead of breaking words. */
export function DataTable({ label, columns, css, children, footer }: DataTableProps) {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <Table.Root css={[{ '& th, & td': { overflowWrap: 'normal' } }, css]}>
        <Table.Header>
          <Table.Row>
            {columns.map((column, index) => (
              <Table.ColumnHeader key={index} scope="col">
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
        {footer && <Table.Footer>{footer}</Table.Footer>}
      </Table.Root>
    </Box>
  )
}

export function DataRow({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <Table.Row>
      <Table.ColumnHeader scope="row">{heading}</Table.ColumnHeader>
      {children}
    </Table.Row>
  )
}
