import { rows as phrases } from '@trampolim/phrases/pt-br/rows.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../design/button.tsx'
import { FieldFault, fieldId } from '../../../design/field.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { IconButton } from '../../../design/icon-button.tsx'
import { toast } from '../../../design/toasts.tsx'
import { rowIntent } from './row-intents.ts'
import classes from './rows.module.css'
import { useItemChange } from './use-item-change.ts'

const t = speak(phrases)

type RowsProps<Item extends object> = {
  /** The list's name in the draft. */
  list: string
  legend: string
  hint?: string | undefined
  fault?: string | undefined
  addText: string
  items: readonly Item[]
  /** A new row; a row equal to it counts as blank. */
  blank: Item
  onChange: (items: Item[]) => void
  /** The row's name in 'Remover …'. */
  nameOf: (item: Item, at: number) => string
  most: number
  /** Whether the last row can't be removed. */
  atLeastOne?: boolean
  /**
   * `line` puts a field and a choice side by side, `block` leaves the row's layout to its fields, `plain` has no frame.
   */
  look?: 'line' | 'block' | 'plain'
  /** More buttons beside 'Remover'. */
  tools?: (at: number) => ReactNode
  children: (row: { item: Item; at: number; name: string; change: (part: Partial<Item>) => void }) => ReactNode
}

/** A short list in a form whose rows can be added and removed; removing can be undone. */
export function Rows<Item extends object>(props: RowsProps<Item>) {
  const { list, legend, hint, fault, addText, items, blank, onChange, nameOf, most, atLeastOne, tools } = props
  const { look = 'line', children } = props
  const { change: changeItem, add, remove: removeItem } = useItemChange(items, onChange)
  const remove = (at: number, item: Item) => {
    const putBack = removeItem(at)
    document.getElementById(`add-${list}`)?.focus()
    if (JSON.stringify(item) === JSON.stringify(blank)) return
    toast({
      text: t('removed', { item: capital(nameOf(item, at)) }),
      action: { text: t('undo'), run: putBack },
    })
  }
  return (
    <fieldset className={classes.group} id={fieldId(list)} tabIndex={-1}>
      <legend className={look === 'plain' ? 'unseen' : classes.legend}>{legend}</legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      <FieldFault id={`${fieldId(list)}-fault`} text={fault} />
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position; their fields are controlled.
        <div key={at} className={classes[look]}>
          {(tools || !(atLeastOne && items.length === 1)) && (
            <div className={classes.tools}>
              {tools?.(at)}
              {!(atLeastOne && items.length === 1) && (
                <IconButton
                  type="submit"
                  name="intent"
                  value={rowIntent.remove(list, at)}
                  label={t('remove', { item: nameOf(item, at) })}
                  icon={<Glyph name="close" />}
                  onClick={(event) => {
                    event.preventDefault()
                    remove(at, item)
                  }}
                />
              )}
            </div>
          )}
          {children({
            item,
            at,
            name: `${list}.${at}`,
            change: (part) => changeItem(at, part),
          })}
        </div>
      ))}
      {items.length < most && (
        <div>
          <Button
            id={`add-${list}`}
            type="submit"
            name="intent"
            value={rowIntent.add(list)}
            size="small"
            onClick={(event) => {
              event.preventDefault()
              add({ ...blank })
            }}
          >
            {addText}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
