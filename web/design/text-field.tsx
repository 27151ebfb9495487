import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import classes from './field.module.css'
import { Field, type FieldProps, tied } from './field.tsx'

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> & {
    /** A sign at the start of the input. */
    icon?: ReactNode
    /** A unit at its end, such as km. */
    unit?: string
  }

/** One line of text, a number or an address, as `type` says. */
export function TextField({ name, label, hint, fault, optional, id, icon, unit, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ name, label, hint, fault, optional, id }}>
      <div className={classes.box}>
        {icon && <span className={classNames(classes.addon, classes.before)}>{icon}</span>}
        <input
          type="text"
          {...rest}
          {...tied({ name, hint, fault, id })}
          className={classNames(classes.input, className)}
        />
        {unit && <span className={classNames(classes.addon, classes.after)}>{unit}</span>}
      </div>
    </Field>
  )
}

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'>

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ name, label, hint, fault, optional, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ name, label, hint, fault, optional, id }}>
      <textarea
        rows={4}
        {...rest}
        {...tied({ name, hint, fault, id })}
        className={classNames(classes.input, className)}
      />
    </Field>
  )
}
