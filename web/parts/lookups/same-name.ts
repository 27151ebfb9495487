const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s,/()-]/gu, '')
    .toLowerCase()

/** Whether a typed text is an item's name, ignoring accents, case and how its parts are set off: 'campinas/sp'. */
export function isSameName(name: string, typed: string): boolean {
  return plain(name) === plain(typed)
}
