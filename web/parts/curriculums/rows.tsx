import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Button } from '../../design/button.tsx'
import { Glyph } from '../../design/glyph.tsx'
import { IconButton } from '../../design/icon-button.tsx'
import { toast } from '../../design/toasts.tsx'
import classes from './curriculum-form.module.css'
import { blankItems, type CurriculumDraft, type CurriculumList } from './draft.ts'
import { listIntent } from './list-intents.ts'

const t = speak('curriculum-form', curriculumForm)

type RowsProps<List extends CurriculumList> = {
  list: List
  legend: string
  hint?: string
  addText: string
  items: CurriculumDraft[List]
  onChange: (items: CurriculumDraft[List]) => void
  /** How a row is called in 'Remover …'. */
  nameOf: (item: CurriculumDraft[List][number]) => string
  /** How many rows there may be. */
  most: number
  /** The one row can't be removed. */
  atLeastOne?: boolean
  children: (row: {
    item: CurriculumDraft[List][number]
    name: string
    change: (part: Partial<CurriculumDraft[List][number]>) => void
  }) => ReactNode
}

/** A short list in which each row is a field, a choice and a way out. */
export function Rows<List extends CurriculumList>(props: RowsProps<List>) {
  const { list, legend, hint, addText, items, nameOf, most, atLeastOne, children } = props
  const rows: readonly CurriculumDraft[List][number][] = items
  const onChange = (next: readonly CurriculumDraft[List][number][]) => props.onChange(next as CurriculumDraft[List])
  const remove = (at: number, item: CurriculumDraft[List][number]) => {
    onChange(rows.filter((_, place) => place !== at))
    if (Object.values(item).some(Boolean)) {
      toast({
        text: t('removed', { item: capital(nameOf(item)) }),
        action: { text: t('undo'), run: () => onChange(rows) },
      })
    }
  }
  return (
    <fieldset className={classes.group} id={`field-${list}`} tabIndex={-1}>
      <legend className={classes.legend}>{legend}</legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      {rows.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its fields are controlled.
        <div key={at} className={classes.row}>
          {children({
            item,
            name: `${list}.${at}`,
            change: (part) => onChange(rows.map((each, place) => (place === at ? { ...each, ...part } : each))),
          })}
          {!(atLeastOne && rows.length === 1) && (
            <div className={classes.removal}>
              <IconButton
                type="submit"
                name="intent"
                value={listIntent.remove(list, at)}
                label={t('removeItem', { item: nameOf(item) })}
                icon={<Glyph name="close" />}
                onClick={(event) => {
                  event.preventDefault()
                  remove(at, item)
                }}
              />
            </div>
          )}
        </div>
      ))}
      {rows.length < most && (
        <div>
          <Button
            type="submit"
            name="intent"
            value={listIntent.add(list)}
            onClick={(event) => {
              event.preventDefault()
              onChange([...rows, { ...blankItems[list] } as CurriculumDraft[List][number]])
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
