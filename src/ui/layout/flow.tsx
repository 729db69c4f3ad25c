import { Grid as ChakraGrid, type GridProps as ChakraGridProps } from '@chakra-ui/react'

type GridProps = ChakraGridProps & {
  /** The number of equal columns, or their shares of the width: `[4, 7]`. */
  columns: number | ReadonlyArray<number>
  from?: 'sm' | 'md' | 'lg' | 'xl'
}

/** Children in columns that their content cannot widen. */
export function Grid({ columns, from = 'md', ...props }: GridProps) {
  const tracks =
    typeof columns === 'number'
      ? `repeat(${columns}, minmax(0, 1fr))`
      : columns.map((share) => `minmax(0, ${share}fr)`).join(' ')
  return <ChakraGrid templateColumns={{ base: 'minmax(0, 1fr)', [from]: tracks }} {...props} />
}

export function CardList(props: GridProps) {
  return <Grid as="ul" {...props} />
}
