import type { InputHTMLAttributes, ReactNode } from 'react'
import classes from './choice.module.css'
import { classNames } from './class-names.ts'
import { FieldFault, fieldId } from './field.tsx'

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  /** A second line under the label. */
  hint?: ReactNode
  /** A count at the end of the line. */
  count?: number | string
  fault?: string | undefined
}

/** A checkbox. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

/** A switch, which takes effect immediately. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" className={classNames(classes.switch, props.className)} />
}

function Choice({ label, hint, count, fault, className, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const faultId = `${rest.id ?? fieldId(rest.name ?? '')}-fault`
  return (
    <div>
      <label className={classes.choice}>
        <input
          {...(rest.name && rest.type === 'checkbox' && fault !== undefined ? { id: fieldId(rest.name) } : {})}
          {...rest}
          className={classNames(classes.input, classes[rest.type], className)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
        />
        <span className={classes.words}>
          {label}
          {hint && <span className={classes.hint}>{hint}</span>}
        </span>
        {count !== undefined && <span className={classes.count}>{count}</span>}
      </label>
      <FieldFault id={faultId} text={fault} />
    </div>
  )
}

type RadioOption = {
  value: string | number
  label: ReactNode
  hint?: ReactNode
  count?: number | string
  disabled?: boolean
}

export type RadioGroupProps = {
  name: string
  /** Its element's id, if the page has several groups of one name. */
  id?: string
  legend: ReactNode
  options: readonly RadioOption[]
  hint?: ReactNode
  fault?: string | undefined
  /** The value, if the page controls it; otherwise `defaultValue` is the initial one. */
  value?: string | number
  defaultValue?: string | number
  onValue?: (value: string) => void
  /** `cards` gives each option a border, for important choices. */
  look?: 'list' | 'row' | 'cards'
  required?: boolean
}

/** A radio group: one of a few options. */
export function RadioGroup({
  name,
  id = fieldId(name),
  legend,
  options,
  hint,
  fault,
  value,
  defaultValue,
  onValue,
  look = 'list',
  required,
}: RadioGroupProps) {
  return (
    <Group id={id} legend={legend} hint={hint} fault={fault}>
      <div className={classes[look]}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            required={required}
            {...(option.count === undefined ? {} : { count: option.count })}
            disabled={option.disabled}
            {...(value === undefined
              ? { defaultChecked: defaultValue !== undefined && String(defaultValue) === String(option.value) }
              : { checked: String(value) === String(option.value) })}
            onChange={() => onValue?.(String(option.value))}
          />
        ))}
      </div>
    </Group>
  )
}

/** A group of check boxes under one legend. */
export function CheckboxGroup({
  legend,
  hint,
  fault,
  name,
  children,
}: {
  legend: ReactNode
  hint?: ReactNode
  fault?: string | undefined
  name: string
  children: ReactNode
}) {
  return (
    <Group id={fieldId(name)} legend={legend} hint={hint} fault={fault}>
      <div className={classes.list}>{children}</div>
    </Group>
  )
}

type GroupProps = {
  id: string
  legend: ReactNode
  hint: ReactNode
  fault: string | undefined
  children: ReactNode
}

/** Choices under their legend, with the hint before and the fault after them. */
function Group({ id, legend, hint, fault, children }: GroupProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes.group}
      aria-describedby={classNames(hint ? `${id}-hint` : null, fault ? `${id}-fault` : null)}
    >
      <legend className={classes.legend}>{legend}</legend>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldFault id={`${id}-fault`} text={fault} />
    </fieldset>
  )
}
