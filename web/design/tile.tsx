import { classNames } from './class-names.ts'
import classes from './tile.module.css'

type TileProps = {
  /** The name; null if it is hidden. */
  name: string | null
  /** The address of a picture. */
  logo?: string | null
  /** `person` is round, `organization` has corners. */
  shape?: 'person' | 'organization'
  size?: 'small' | 'usual' | 'large'
}

const tones = ['green', 'sun', 'sky', 'coral'] as const

/**
 * A picture, or initials on a colour that depends only on the name. Hidden from screen readers, since the name is beside
 * it.
 */
export function Tile({ name, logo, shape = 'organization', size = 'usual' }: TileProps) {
  const names = classNames(
    classes.tile,
    classes[shape],
    classes[size],
    !logo && classes[name ? toneOf(name) : 'unknown'],
  )
  if (logo) return <img className={names} src={logo} alt="" loading="lazy" decoding="async" />
  return (
    <span className={names} aria-hidden="true">
      {name ? initialsOf(name) : '?'}
    </span>
  )
}

/** The first letters of the first and the last significant word: 'Padaria da Aurora' gives PA. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && (word.length > 2 || /^\p{Lu}/u.test(word)))
  const [first = name.trim(), last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return ((first[0] ?? '') + (last?.[0] ?? '')).toLocaleUpperCase('pt-BR')
}

function toneOf(name: string): (typeof tones)[number] {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length] ?? 'green'
}
