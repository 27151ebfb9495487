import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import classes from './field.module.css'
import { countOf, Field, type FieldProps, tied } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> & {
    /** An icon at the start of the input. */
    icon?: ReactNode
    /** A unit at its end, such as km. */
    unit?: string
    /** The maximum length, beyond which the text is reported as too long; `maxLength` would cut it. */
    most?: number
  }

/** One line of text, a number or an address, depending on `type`. */
export function TextField({
  name,
  label,
  hint,
  fault,
  optional,
  id,
  icon,
  unit,
  most,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ name, label, hint, fault, optional, id }} count={countOf(rest.value, most)}>
      <div className={classes.box}>
        {icon && <span className={classNames(classes.addon, classes.before)}>{icon}</span>}
        <input
          type="text"
          {...rest}
          data-most={most}
          {...tied({ name, hint, fault, id })}
          className={classNames(classes.input, className)}
        />
        {unit && <span className={classNames(classes.addon, classes.after)}>{unit}</span>}
      </div>
    </Field>
  )
}

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'> & {
    /** The maximum length, beyond which the text is reported as too long. */
    most?: number
  }

/** Several lines of text; grows with its content if the browser supports it. */
export function TextArea({ name, label, hint, fault, optional, id, most, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ name, label, hint, fault, optional, id }} count={countOf(rest.value, most)}>
      <textarea
        rows={4}
        {...rest}
        data-most={most}
        {...tied({ name, hint, fault, id })}
        className={classNames(classes.input, className)}
      />
    </Field>
  )
}
