import { rows as phrases } from '@trampolim/phrases/pt-br/rows.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { fieldId } from '../../../design/field.tsx'
import { toast } from '../../../design/toasts.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { hasFaultWithin } from '../../../platform/faults-within.ts'
import classes from './item-list.module.css'
import { rowIntent } from './row-intents.ts'
import { useItemChange } from './use-item-change.ts'

const t = speak(phrases)

/** What the list of items needs from its form. */
export type ItemListForm = {
  faults: Faults
  /** Returns the items' current faults; an item can only be closed without any. */
  faultsNow: () => Faults
  /** Shows the faults found on closing an item. */
  onFaults: (faults: Faults) => void
  /** The initially open item, such as `experiences.0`, if the server names one. */
  open?: string | null
}

type ItemListProps<Item extends object> = ItemListForm & {
  /** The list's name in the draft. */
  list: string
  texts: { legend: string; empty: string; add: string; addAnother: string; newItem: string }
  items: readonly Item[]
  blank: Item
  /** The field that gets the focus when an item is opened. */
  first: string & keyof Item
  onChange: (items: Item[]) => void
  titleOf: (item: Item) => string
  textOf: (item: Item) => string
  /** The item's name in 'Remover …'. */
  nameOf: (item: Item) => string
  children: (fields: { item: Item; name: string; change: (part: Partial<Item>) => void }) => ReactNode
}

/** A list whose items are shown as text and edited one at a time (specification, data §4.4). */
export function ItemList<Item extends object>(props: ItemListProps<Item>) {
  const {
    list,
    texts,
    items,
    blank,
    first: firstField,
    faults,
    onChange,
    faultsNow,
    onFaults,
    titleOf,
    textOf,
    nameOf,
    children,
  } = props
  const [open, setOpen] = useState(props.open ?? null)
  const { change: changeItem, add: addItem, remove: removeItem } = useItemChange(items, onChange)
  const nameAt = (at: number) => `${list}.${at}`
  const focusOnAdding = () => document.getElementById(`add-${list}`)?.focus()
  const isOpen = (at: number) => open === nameAt(at) || hasFaultWithin(faults, nameAt(at))

  const edit = (at: number) => {
    setOpen(nameAt(at))
    focusSoon(`${nameAt(at)}.${firstField}`)
  }
  const add = () => {
    addItem({ ...blank })
    edit(items.length)
  }
  const remove = (at: number, item: Item) => {
    const putBack = removeItem(at)
    setOpen(null)
    focusOnAdding()
    if (!Object.values(item).some(Boolean)) return
    const said = nameOf(item)
    toast({
      text: t('removed', { item: said.charAt(0).toLocaleUpperCase('pt-BR') + said.slice(1) }),
      action: { text: t('undo'), run: () => undo(at, putBack) },
    })
  }
  /** The item that is being edited meanwhile may come one place later. */
  const undo = (at: number, putBack: () => void) => {
    putBack()
    setOpen((now) => {
      const place = now === null ? -1 : Number(now.slice(list.length + 1))
      return place < at ? now : nameAt(place + 1)
    })
  }
  const close = (at: number, item: Item) => {
    // An item without any input is dropped.
    if (!Object.values(item).some(Boolean)) return remove(at, item)
    const found = Object.fromEntries(
      Object.entries(faultsNow()).filter(([field]) => field.startsWith(`${nameAt(at)}.`)),
    )
    onFaults(found)
    const [first] = Object.keys(found)
    if (first) return focusSoon(first)
    setOpen(null)
    focusOnAdding()
  }
  return (
    <fieldset className={classes.group} id={fieldId(list)} tabIndex={-1}>
      <legend className={classes.legend}>{texts.legend}</legend>
      {items.length === 0 && <p className={classes.hint}>{texts.empty}</p>}
      {items.map((item, at) =>
        isOpen(at) ? (
          <Card key={nameAt(at)} role="group" aria-labelledby={`${nameAt(at)}-title`} className={classes.fields}>
            <p id={`${nameAt(at)}-title`} className={classes.title}>
              {titleOf(item) || texts.newItem}
            </p>
            <Suspense>
              {children({
                item,
                name: nameAt(at),
                change: (part) => changeItem(at, part),
              })}
            </Suspense>
            <div className={classes.actions}>
              <ListButton intent={rowIntent.close(list)} onAct={() => close(at, item)} look="main">
                {t('done')}
              </ListButton>
              <ListButton intent={rowIntent.remove(list, at)} onAct={() => remove(at, item)} look="bare">
                {t('removeThis')}
              </ListButton>
            </div>
          </Card>
        ) : (
          <Card key={nameAt(at)} className={classes.item}>
            <div className={classes.words}>
              <p className={classes.title}>{titleOf(item) || nameOf(item)}</p>
              <p className={classes.hint}>{textOf(item)}</p>
            </div>
            <div className={classes.buttons}>
              <ListButton
                intent={rowIntent.edit(list, at)}
                onAct={() => edit(at)}
                look="bare"
                label={t('editItem', { item: nameOf(item) })}
              >
                {t('edit')}
              </ListButton>
              <ListButton
                intent={rowIntent.remove(list, at)}
                onAct={() => remove(at, item)}
                look="bare"
                label={t('remove', { item: nameOf(item) })}
              >
                {t('removeThis')}
              </ListButton>
            </div>
          </Card>
        ),
      )}
      <div>
        <Button
          id={`add-${list}`}
          type="submit"
          name="intent"
          value={rowIntent.add(list)}
          onClick={(event) => {
            event.preventDefault()
            add()
          }}
        >
          {items.length === 0 ? texts.add : texts.addAnother}
        </Button>
      </div>
    </fieldset>
  )
}

/** A button that submits its intent without JavaScript, and acts at once with it. */
function ListButton({
  intent,
  onAct,
  look,
  label,
  children,
}: {
  intent: string
  onAct: () => void
  look: 'main' | 'bare'
  label?: string
  children: ReactNode
}) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look={look}
      size="small"
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        onAct()
      }}
    >
      {children}
    </Button>
  )
}

/** How many frames a field is waited for whose scripts are still being loaded. */
const patience = 120

/** After the field is rendered. */
function focusSoon(name: string, frames = patience) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = document.getElementById(fieldId(name))
      if (field) field.focus()
      else if (frames > 0) focusSoon(name, frames - 1)
    }),
  )
}
