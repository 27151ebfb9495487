import { folded } from '@trampolim/marketplace/folded-text.ts'

const plain = (text: string) => folded(text).replace(/[\s,/()-]/g, '')

/** Whether a typed text is an item's name, ignoring accents, case and how its parts are set off: 'campinas/sp'. */
export function isSameName(name: string, typed: string): boolean {
  return plain(name) === plain(typed)
}
