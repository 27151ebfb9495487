import { useState } from 'react'
import classes from './pills.module.css'

type PillsProps = {
  name: string
  options: readonly { code: string; name: string }[]
  /** Whether an option is visible at first; the others are behind `more`. */
  inView: (code: string) => boolean
  more: string
  /** Whether they are shown from the start. */
  open?: boolean
  value: readonly string[]
  onValue: (codes: string[]) => void
}

/**
 * A choice of several options, each a word to press. A hidden field tells the server that they were visible, whether or
 * not any was chosen.
 */
export function Pills({ name, options, inView, more, open, value, onValue }: PillsProps) {
  const [opened, setOpened] = useState(false)
  // An option chosen behind `more` stays in place, under the pointer and with the focus.
  const [pressed, setPressed] = useState<readonly string[]>([])
  const first = options.filter(({ code }) => inView(code) || (value.includes(code) && !pressed.includes(code)))
  const rest = options.filter((each) => !first.includes(each))
  const pill = (option: { code: string; name: string }) => (
    <label key={option.code} className={classes.pill}>
      <input
        type="checkbox"
        className="unseen"
        name={name}
        value={option.code}
        checked={value.includes(option.code)}
        onChange={(event) => {
          if (rest.includes(option)) setPressed([...pressed, option.code])
          onValue(event.currentTarget.checked ? [...value, option.code] : value.filter((each) => each !== option.code))
        }}
      />
      {option.name}
    </label>
  )
  return (
    <>
      <input type="hidden" name={name} value="" />
      {first.length > 0 && <div className={classes.pills}>{first.map(pill)}</div>}
      {rest.length > 0 && (
        <details
          className={classes.more}
          open={open || opened || undefined}
          onToggle={(event) => setOpened(event.currentTarget.open)}
        >
          <summary className="folds">{more}</summary>
          <div className={classes.pills}>{rest.map(pill)}</div>
        </details>
      )}
    </>
  )
}
