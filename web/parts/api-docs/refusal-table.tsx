import classes from './api-docs.module.css'
import type { ShownRefusal } from './shown-refusals.ts'

type TableProps = {
  /** The id of the text that names it. */
  labelledBy: string
  refusals: readonly ShownRefusal[]
  words: Readonly<Record<'code' | 'status' | 'message', string>>
}

/** Codes of refusals with their sentences; on a phone it scrolls by itself. */
export function RefusalTable({ labelledBy, refusals, words }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={classes.scroll} aria-labelledby={labelledBy} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.status}</th>
            <th scope="col">{words.message}</th>
          </tr>
        </thead>
        <tbody>
          {refusals.map(({ code, status, message }) => (
            <tr key={code}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>{status}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
