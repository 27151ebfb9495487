import { type Fault, faultAt, under } from '../faults.ts'
import { itemLists } from '../reference/item-lists.ts'
import { type Field, type Fields, isAskedFor, isBlank } from './field.ts'

/**
 * Returns a fault for each code that its lookup list doesn't contain. It imports every list, so only the server uses it.
 */
export function unknownItems(fields: Fields, written: object): Fault[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isAskedFor(field, written) ? under(name, unknownIn(field, (written as Record<string, unknown>)[name])) : [],
  )
}

function unknownIn(field: Field, value: unknown): Fault[] {
  if (isBlank(value)) return []
  switch (field.is) {
    case 'item':
      return faultAt('', itemLists[field.list].has(value) ? undefined : 'invalid')
    case 'items':
      return faultAt('', (value as readonly unknown[]).every(itemLists[field.list].has) ? undefined : 'invalid')
    case 'record':
      return unknownItems(field.of, value as object)
    case 'list':
      return (value as readonly object[]).flatMap((row, at) => under(`${at}`, unknownItems(field.of, row)))
    default:
      return []
  }
}
