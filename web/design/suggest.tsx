import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { classNames } from './class-names.ts'
import fieldClasses from './field.module.css'
import { countOf, Field, type FieldProps, tied } from './field.tsx'
import classes from './suggest.module.css'

/** A suggestion: the text for the field, and a note beside it. */
export type Suggestion = { value: string; text: string; note?: string }

export type SuggestProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'onChange' | 'value'> & {
    /** The text in the field. */
    value: string
    onText: (text: string) => void
    /** Called with the option chosen from the list, after `onText` with its text. */
    onPick?: (suggestion: Suggestion) => void
    suggestions: readonly Suggestion[]
    /** The announcement of the list for screen readers: '4 sugestões'. */
    status: string
    icon?: ReactNode
    /** The maximum length, beyond which the text is reported as too long. */
    most?: number
    /** `bare` has no border and a visually hidden label, for a search bar. */
    look?: 'usual' | 'bare'
  }

/** A text field with suggestions (WAI-ARIA combobox). Before JavaScript it is a plain field; any text is accepted. */
export function Suggest({ look = 'usual', icon, label, name, hint, fault, optional, id, ...rest }: SuggestProps) {
  const input = <SuggestInput {...rest} {...{ name, hint, fault, id, icon, look, label }} />
  if (look === 'usual') {
    const count = countOf(rest.value, rest.most)
    return <Field {...{ name, label, hint, fault, optional, id, count }}>{input}</Field>
  }
  return (
    <div className={classes.bare}>
      <label className="unseen" htmlFor={tied({ name, id }).id}>
        {label}
      </label>
      {input}
    </div>
  )
}

function SuggestInput(props: SuggestProps) {
  const {
    value,
    onText,
    onPick,
    suggestions: newest,
    status,
    icon,
    look,
    label,
    name,
    hint,
    fault,
    id,
    most,
    optional: _,
    ...rest
  } = props
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState(-1)
  const [press, setPress] = useState<Press | null>(null)
  // A list that arrives during a press must not replace what is being pressed.
  const suggestions = press?.among ?? newest
  const shown = open && suggestions.length > 0
  const current = shown ? Math.min(place, suggestions.length - 1) : -1

  const pick = (suggestion: Suggestion) => {
    setPress(null)
    onText(suggestion.text)
    onPick?.(suggestion)
    setOpen(false)
    setPlace(-1)
  }
  const hold = (event: PointerEvent, suggestion: Suggestion) => {
    event.preventDefault()
    setPress({ suggestion, among: suggestions, x: event.clientX, y: event.clientY })
  }
  /** What stands above may have moved the list since then, so that the press ends elsewhere in it. */
  const release = (event: MouseEvent, begun: Press) => {
    setPress(null)
    if (isNear(begun, event)) pick(begun.suggestion)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    const chosen = suggestions[current]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setPlace(nextPlace(event.key, { current, count: suggestions.length }))
    } else if (event.key === 'Enter' && shown && chosen) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
      setPlace(-1)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only where a press of an option may end.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    <div className={classNames(fieldClasses.box, classes.box)} onClick={(event) => press && release(event, press)}>
      {icon && <span className={classNames(fieldClasses.addon, fieldClasses.before)}>{icon}</span>}
      <input
        type="text"
        {...rest}
        data-most={most}
        {...tied({ name, hint, fault, id })}
        className={classNames(fieldClasses.input, look === 'bare' && classes.bareInput)}
        value={value}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={current >= 0 ? `${listId}-${current}` : undefined}
        onChange={(event) => {
          setPress(null)
          onText(event.currentTarget.value)
          // Text typed before the scripts were loaded arrives now, when the field may no longer have the focus.
          setOpen(event.currentTarget === document.activeElement)
          setPlace(-1)
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          rest.onFocus?.(event)
          if (value === '') setOpen(true)
        }}
        onBlur={(event) => {
          rest.onBlur?.(event)
          setPress(null)
          setOpen(false)
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={typeof label === 'string' ? label : name}
        className={classes.list}
        hidden={!shown}
        onPointerCancel={() => setPress(null)}
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, see aria-activedescendant.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
          <div
            key={suggestion.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === current}
            className={classes.option}
            onPointerDown={(event) => hold(event, suggestion)}
            onClick={() => press === null && pick(suggestion)}
          >
            {suggestion.text}
            {suggestion.note && <span className={classes.note}>{suggestion.note}</span>}
          </div>
        ))}
      </div>
      <span className="unseen" role="status">
        {shown ? status : ''}
      </span>
    </div>
  )
}

/** What is being pressed, in which list, and where on the screen the press began. */
type Press = { suggestion: Suggestion; among: readonly Suggestion[]; x: number; y: number }

/** Whether a press ended where it began, in px of the screen; otherwise the person drew back from it. */
function isNear({ x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - x, clientY - y) < 12
}

/** The index to which an arrow key moves; -1 is the field itself. */
export function nextPlace(
  key: 'ArrowDown' | 'ArrowUp',
  { current, count }: { current: number; count: number },
): number {
  if (count === 0) return -1
  const step = key === 'ArrowDown' ? 1 : -1
  const next = current + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}
