import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import { Glyph } from './glyph.tsx'
import classes from './list-search.module.css'
import { TextField } from './text-field.tsx'

type ListSearchProps = {
  /** What the form is, unless the page's title says it. */
  label?: string
  /** The field for words. */
  words: { label: string; value: string; most: number }
  submit: string
  /** Further fields, which fold away on phones, the name of the fold, and how many of them are in use. */
  filters?: { fold: string; inUse: number; fields: ReactNode }
  /** How many there are. */
  found?: string
}

/** The search above a list: on phones, one row for words and one for filters and count, so that the list begins soon. */
export function ListSearch({ label, words, submit, filters, found }: ListSearchProps) {
  return (
    <Form method="get" className={classes.search} role="search" aria-label={label ?? words.label}>
      <div className={classes.words}>
        <TextField
          name="q"
          type="search"
          label={words.label}
          placeholder={words.label}
          defaultValue={words.value}
          maxLength={words.most}
          icon={<Glyph name="search" />}
          enterKeyHint="search"
        />
        <Button type="submit">{submit}</Button>
      </div>
      {filters && (
        <details className={classes.more}>
          <summary className="folds">
            {filters.fold}
            {filters.inUse > 0 && ` (${filters.inUse})`}
          </summary>
          <div className={classes.fields}>
            {filters.fields}
            <Button type="submit">{submit}</Button>
          </div>
        </details>
      )}
      {found && (
        <p className={classes.found} role="status">
          {found}
        </p>
      )}
    </Form>
  )
}
