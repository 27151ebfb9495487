import {
  type InputEvent,
  type InputEventHandler,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useState,
} from 'react'
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
  const { count, onInput } = useCount(rest, most)
  return (
    <Field {...{ name, label, hint, fault, optional, id, count }}>
      <div className={classes.box}>
        {icon && <span className={classNames(classes.addon, classes.before)}>{icon}</span>}
        <input
          type="text"
          {...rest}
          onInput={onInput}
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
  const { count, onInput } = useCount(rest, most)
  return (
    <Field {...{ name, label, hint, fault, optional, id, count }}>
      <textarea
        rows={4}
        {...rest}
        onInput={onInput}
        data-most={most}
        {...tied({ name, hint, fault, id })}
        className={classNames(classes.input, className)}
      />
    </Field>
  )
}

type Typed<Element> = {
  value?: unknown
  defaultValue?: unknown
  onInput?: InputEventHandler<Element> | undefined
}

/** Counts a text while it is typed, whether the page or the field itself holds its value. */
function useCount<Element extends HTMLInputElement | HTMLTextAreaElement>(
  { value, defaultValue, onInput }: Typed<Element>,
  most: number | undefined,
) {
  const [typed, setTyped] = useState<{ count: ReturnType<typeof countOf> } | null>(null)
  const count = value === undefined && typed ? typed.count : countOf(value ?? defaultValue, most)
  return {
    count,
    onInput: (event: InputEvent<Element>) => {
      const now = countOf(event.currentTarget.value, most)
      // Far from the limit nothing is shown, so nothing is rendered again.
      if (now || count) setTyped({ count: now })
      onInput?.(event)
    },
  }
}
