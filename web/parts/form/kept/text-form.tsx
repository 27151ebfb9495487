import { type ReactNode, useMemo } from 'react'
import { fieldId } from '../../../design/field.tsx'
import { TextArea } from '../../../design/text-field.tsx'
import { KeptForm, type KeptFormProps } from './kept-form.tsx'

type TextFormProps = Pick<KeptFormProps, 'draftKey' | 'done' | 'action' | 'className' | 'preventScrollReset'> & {
  /** The subject of the form, which makes its text's id unique on the page. */
  id: string
  name: string
  label: string
  hint?: string
  most: number
  rows?: number
  initial?: string | undefined
  /** What was typed and why it was refused; a new object each time. */
  refused?: { text: string; fault: string } | null | undefined
  /** Further hidden fields of the form. */
  hidden: Readonly<Record<string, string>>
  /** Content above the text, and the buttons below it. */
  above?: ReactNode
  children: (form: { busy: boolean }) => ReactNode
}

/** A form with one text, such as an answer; a page may contain many. */
export function TextForm({ id, name, label, hint, most, rows, initial, refused, hidden, ...props }: TextFormProps) {
  const { above, children, ...kept } = props
  const field = `${name}-${id}`
  const returned = useMemo(() => refused && { faults: { [field]: refused.fault } }, [refused, field])
  return (
    <KeptForm {...kept} refused={returned} labels={{ [field]: label }}>
      {({ faults, busy }) => (
        <>
          {Object.entries(hidden).map(([each, value]) => (
            <input key={each} type="hidden" name={each} value={value} />
          ))}
          {above}
          <TextArea
            id={fieldId(field)}
            name={name}
            label={label}
            hint={hint}
            most={most}
            defaultValue={refused?.text ?? initial}
            fault={faults[field]}
            {...(rows !== undefined && { rows })}
          />
          {children({ busy })}
        </>
      )}
    </KeptForm>
  )
}
