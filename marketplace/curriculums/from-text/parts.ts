/** The parts of a line: between bars, dashes, dots in the middle and columns. */
export function partsOf(cells: readonly string[]): string[] {
  return cells
    .flatMap((cell) => cell.split(/\s*[|•·¦]\s*|\s+[–—-]+\s+|\s*[–—]\s*|\s*;\s+/))
    .map((part) => part.replace(/^[\s,.:/-]+|[\s,:/-]+$/g, '').trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
}
