import { type ReactNode, useMemo } from 'react'
import { fieldId } from '../../../design/field.tsx'
import { TextArea } from '../../../design/text-field.tsx'
import { KeptForm, type KeptFormProps } from './kept-form.tsx'

type TextFormProps = Pick<KeptFormProps, 'draftKey' | 'done' | 'action' | 'className' | 'preventScrollReset'> & {
  /** What the form is about, which makes its text's id unique on the page. */
  id: string
  name: string
  label: string
  hint?: string
  most: number
  rows?: number
  initial?: string | undefined
  /** What was typed and why it was refused; a new object each time. */
  refused?: { text: string; fault: string } | null | undefined
  /** What the form says besides. */
  hidden: Readonly<Record<string, string>>
  /** Above the text, and below it the buttons. */
  above?: ReactNode
  children: (form: { busy: boolean }) => ReactNode
}

/** A form of one text, such as an answer, of which a page may have many. */
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
