import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

/** Children in a column. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column' } })

/** Children in a row that wraps. */
export const Cluster = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

type GridProps = HTMLChakraProps<'div'> & {
  /** The number of equal columns, or their shares of the width: `[4, 7]`. */
  columns: number | ReadonlyArray<number>
  /** The breakpoint from which there are columns. */
  from?: 'sm' | 'md' | 'lg' | 'xl'
}

/** Children in columns that their content cannot widen. */
export function Grid({ columns, from = 'md', ...props }: GridProps) {
  const tracks =
    typeof columns === 'number'
      ? `repeat(${columns}, minmax(0, 1fr))`
      : columns.map((share) => `minmax(0, ${share}fr)`).join(' ')
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', [from]: tracks }} {...props} />
  )
}

/** A list in columns. */
export function CardList(props: GridProps) {
  return <Grid as="ul" {...props} />
}
