import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import classes from './field.module.css'
import { Glyph } from './glyph.tsx'

/** Properties that all fields share. */
export type FieldProps = {
  /** The name in the form, by which the summary of faults links to the field. */
  name: string
  label: ReactNode
  /** Help that is always visible. */
  hint?: ReactNode
  /** The error message; if set, the field is marked as invalid. */
  fault?: string | undefined
  /** The word that marks an optional field. */
  optional?: string
  /** The element's id, needed if the same name occurs twice on a page. */
  id?: string
}

/** A text's length and its maximum. */
type Count = { length: number; most: number }

/** The share of a text's maximum from which its count is shown. */
const countedFrom = 0.8

/** The counter of a controlled text. Text is never cut off; a text that is too long is reported. */
export function countOf(value: unknown, most: number | undefined): Count | undefined {
  const length = typeof value === 'string' ? value.trim().length : 0
  return most !== undefined && length > most * countedFrom ? { length, most } : undefined
}

/** The id of a field by its name, for labels and for the summary of faults. */
export const fieldId = (name: string) => `field-${name}`

/** The attributes that connect an input to its label, hint and error. */
export function tied({ name, hint, fault, id = fieldId(name) }: Pick<FieldProps, 'name' | 'hint' | 'fault' | 'id'>) {
  return {
    id,
    name,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': classNames(hint ? `${id}-hint` : null, fault ? `${id}-fault` : null),
  }
}

/** The frame of every field: label above, hint and fault below. */
export function Field({
  name,
  label,
  hint,
  fault,
  optional,
  id = fieldId(name),
  count,
  children,
}: FieldProps & { count?: Count | undefined; children: ReactNode }) {
  return (
    <div className={classes.field} data-fault={fault ? true : undefined}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {optional && <span className={classes.optional}>{optional}</span>}
        {count && (
          <span className={classes.count} data-over={count.length > count.most || undefined}>
            {count.length}/{count.most}
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldFault id={`${id}-fault`} text={fault} />
    </div>
  )
}

/** The error message beside a field. */
export function FieldFault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className={classes.fault} id={id}>
      <Glyph name="alert" size={18} />
      {text}
    </p>
  )
}
