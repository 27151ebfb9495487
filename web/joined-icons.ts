import type { Plugin } from 'vite'

const icon = /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]Icon\w+\.mjs$/
const component = /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]createReactComponent\.mjs$/
const attributes = /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]defaultAttributes\.mjs$/

/**
 * Draws each outlined icon of the set as one path instead of up to eight, without classes and a namespace that nothing
 * uses: a page has up to eighty icons, in its text and for React.
 */
export const joinedIcons: Plugin = {
  name: 'joined-icons',
  transform(code, id) {
    const file = id.split('?', 1)[0] ?? id
    if (icon.test(file)) return joined(code)
    if (component.test(file)) return without(code, /^\s*className: \[`tabler-icon`.*$/m, 'className,')
    if (attributes.test(file)) return without(code, /^\s*xmlns: .*$/gm, '')
    return undefined
  },
}

/** A module of an icon with its paths joined. Those of a filled icon stay, since joined ones could cut holes into each other. */
export function joined(code: string): string {
  const nodes = /const __iconNode = (\[\[.*\]\]);/s.exec(code)?.[1]
  if (!nodes) throw new Error('the icon set describes its icons in another way now')
  const parts = JSON.parse(nodes) as [string, Record<string, string>][]
  const areLines = parts.every(
    ([tag, facts]) => tag === 'path' && Object.keys(facts).sort().join() === 'd,key' && facts.d?.startsWith('M'),
  )
  if (!areLines || code.includes('createReactComponent("filled"')) return code
  const d = parts.map(([, facts]) => facts.d).join('')
  return code.replace(nodes, JSON.stringify([['path', { d, key: 'lines' }]]))
}

function without(code: string, what: RegExp, instead: string): string {
  const changed = code.replace(what, instead)
  if (changed === code) throw new Error('the icon set draws its icons in another way now')
  return changed
}
