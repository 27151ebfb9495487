/** The layout of a page's outline: rows, a page to read, columns of cards, a form. */
export type Shape = 'list' | 'sheet' | 'board' | 'form'

const shapes: readonly [RegExp, Shape][] = [
  [/^\/recruiter\/job\/[^/]+\/selective-process$/, 'board'],
  [
    /\/(?:create|edit|register|complete)$|^\/(?:register|signin|create-pdf|contact)\b|\/(?:profile|access|update-info)$/,
    'form',
  ],
  [
    /^\/jobs\/(?:list\/[^/]+)$|^\/(?:search|jobs|messages|notifications|interviews|selective-process|vagas\/.+)$/,
    'list',
  ],
  [
    /^\/recruiter\/(?:jobs|messages|notifications|notices|curriculums|interviews|dashboard)$|^\/review(?:\/[a-z-]+)*$/,
    'list',
  ],
]

/** The layout for a pathname; unknown pages count as pages to read. */
export function shapeOf(pathname: string): Shape {
  return shapes.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'sheet'
}
