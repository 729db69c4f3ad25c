import { Pager } from '#src/ui/pager.tsx'

type ListPagerProps = {
  list: { total: number; pageSize: number }
  page: number
  urlOf: (page: number) => string
}

/** Links to the pages of a list with several pages. */
export function ListPager({ list: { total, pageSize }, page, urlOf }: ListPagerProps) {
  if (total <= pageSize) return null
  return <Pager label="Pages" page={page} pages={Math.ceil(total / pageSize)} urlOf={urlOf} />
}
