import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import classes from './field.module.css'
import { Field, type FieldProps, tied } from './field.tsx'
import { Glyph } from './glyph.tsx'

/** A value and its text; options with the same `group` are grouped. */
export type Option = { value: string | number; text: string; group?: string; disabled?: boolean }

export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'children'> & {
    options: readonly Option[]
    /** The text before a choice; it can't be chosen. */
    placeholder?: string
  }

/** The browser's own select. */
export function Select({
  name,
  label,
  hint,
  fault,
  optional,
  id,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  const groups = [...new Set(options.map((option) => option.group))]
  return (
    <Field {...{ name, label, hint, fault, optional, id }}>
      <div className={classes.box}>
        <select {...rest} {...tied({ name, hint, fault, id })} className={classNames(classes.input, className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {groups.map((group) => {
            const items = options
              .filter((option) => option.group === group)
              .map(({ value, text, disabled }) => (
                <option key={value} value={value} disabled={disabled}>
                  {text}
                </option>
              ))
            return group === undefined ? (
              items
            ) : (
              <optgroup key={group} label={group}>
                {items}
              </optgroup>
            )
          })}
        </select>
        <span className={classNames(classes.addon, classes.after)}>
          <Glyph name="down" />
        </span>
      </div>
    </Field>
  )
}
