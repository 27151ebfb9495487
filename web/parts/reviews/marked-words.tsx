import classes from './sheet-groups.module.css'

type Stretch = { text: string; kind: 'same' | 'added' | 'removed' }

/** A text with its added and removed words marked; `side` leaves out those of the other version. */
export function MarkedWords({ words, side }: { words: readonly Stretch[]; side?: 'before' | 'after' }) {
  const absent = side && (side === 'before' ? 'added' : 'removed')
  return (
    <span className={classes.value}>
      {words.map(({ text, kind }, at) => {
        if (kind === absent) return null
        const Stretch = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no ids and are never reordered
        return <Stretch key={at}>{text}</Stretch>
      })}
    </span>
  )
}
