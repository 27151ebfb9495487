import { type InputHTMLAttributes, useState } from 'react'
import classes from './field.module.css'
import { Field, type FieldProps, tied } from './field.tsx'
import { Glyph } from './glyph.tsx'

export type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id' | 'type'> & {
    showLabel: string
    hideLabel: string
  }

/** A password field that can show its text. `autoComplete` says whether it is a new or the current password. */
export function PasswordField({
  name,
  label,
  hint,
  fault,
  optional,
  id,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [shown, show] = useState(false)
  return (
    <Field {...{ name, label, hint, fault, optional, id }}>
      <div className={classes.box}>
        <input
          autoComplete="current-password"
          {...rest}
          {...tied({ name, hint, fault, id })}
          type={shown ? 'text' : 'password'}
          autoCapitalize="off"
          spellCheck={false}
          className={classes.input}
        />
        <button
          type="button"
          className={classes.show}
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => show(!shown)}
        >
          <Glyph name={shown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
    </Field>
  )
}
