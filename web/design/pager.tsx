import { Glyph } from './glyph.tsx'
import { Link } from './link.tsx'
import classes from './pager.module.css'

export type PagerProps = {
  /** The current page, from 1. */
  page: number
  /** The number of pages. */
  pages: number
  /** Returns the address of a page. */
  to: (page: number) => string
  label: string
  previousLabel: string
  nextLabel: string
  /** Returns the name of a page: 'Página 3'. */
  pageLabel: (page: number) => string
}

/** Links to the pages of a list: the first, the last and those around the current one. Nothing for a single page. */
export function Pager({ page, pages, to, label, previousLabel, nextLabel, pageLabel }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav className={classes.pager} aria-label={label}>
      {page > 1 && (
        <Link className={classes.link} to={to(page - 1)} rel="prev" aria-label={previousLabel}>
          <Glyph name="left" />
        </Link>
      )}
      {pagesAround(page, pages).map((each, place, all) => (
        <span key={each} className={classes.place}>
          {place > 0 && each - (all[place - 1] ?? 0) > 1 && <span className={classes.gap}>…</span>}
          <Link
            className={classes.link}
            to={to(each)}
            aria-current={each === page ? 'page' : undefined}
            aria-label={pageLabel(each)}
          >
            {each}
          </Link>
        </span>
      ))}
      {page < pages && (
        <Link className={classes.link} to={to(page + 1)} rel="next" aria-label={nextLabel}>
          <Glyph name="right" />
        </Link>
      )}
    </nav>
  )
}

/** The page numbers that a pager shows: the first, the last and the neighbours of the current one, each once. */
export function pagesAround(page: number, pages: number): number[] {
  const between = [page - 1, page, page + 1].filter((each) => each > 1 && each < pages)
  return [...new Set([1, ...between, pages])]
}
