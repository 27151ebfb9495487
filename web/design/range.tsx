import { type InputHTMLAttributes, useState } from 'react'
import { Field, type FieldProps, tied } from './field.tsx'
import classes from './range.module.css'

export type RangeProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'value' | 'defaultValue' | 'onChange'> & {
    min: number
    max: number
    /** The initial value. */
    start: number
    /** Returns the text for a value: 'até 20 km'. */
    text: (value: number) => string
    onValue?: (value: number) => void
  }

/** The browser's own slider in our style, with the text for its value beside it. */
export function Range({ name, label, hint, fault, optional, id, start, text, onValue, ...rest }: RangeProps) {
  const [value, setValue] = useState(start)
  const share = ((value - rest.min) / (rest.max - rest.min)) * 100
  return (
    <Field {...{ name, label, hint, fault, optional, id }}>
      <input
        {...rest}
        {...tied({ name, hint, fault, id })}
        type="range"
        className={classes.range}
        style={{ '--share': `${share}%` } as React.CSSProperties}
        value={value}
        aria-valuetext={text(value)}
        onChange={(event) => {
          const next = event.currentTarget.valueAsNumber
          setValue(next)
          onValue?.(next)
        }}
      />
      <output className={classes.value} htmlFor={tied({ name, id }).id}>
        {text(value)}
      </output>
    </Field>
  )
}
