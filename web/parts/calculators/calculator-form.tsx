import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { FormSummary } from '../../design/form-summary.tsx'
import { Select } from '../../design/select.tsx'
import { TextField } from '../../design/text-field.tsx'
import classes from './calculator-form.module.css'
import type { FieldView } from './calculator-view.ts'

const t = speak({
  calculate: marketplace.calculator.calculate,
  again: marketplace.calculator.again,
  optional: marketplace.calculator.optional,
  faults_one: marketplace.calculator.faults_one,
  faults_other: marketplace.calculator.faults_other,
  fault: marketplace.calculator.fault,
})

/** A calculator's form. Its values are in the address, so it works without a script and can be shared. */
export function CalculatorForm({ fields, again }: { fields: readonly FieldView[]; again: boolean }) {
  const faults = Object.fromEntries(
    fields.flatMap(({ name, label, fault }) => (fault ? [[name, t('fault', { field: label, fault })]] : [])),
  )
  return (
    <>
      <FormSummary title={t('faults', { count: Object.keys(faults).length })} faults={faults} />
      <Form method="get" noValidate className={classes.form}>
        {fields.map((field) => (
          <InputOf key={field.name} {...field} />
        ))}
        <Button type="submit" look="main" size="large" wide>
          {t(again ? 'again' : 'calculate')}
        </Button>
      </Form>
    </>
  )
}

const isoDay = /^(?:\d{4}-\d{2}-\d{2})?$/

function InputOf({ name, kind, label, hint, value, optional, options, fault }: FieldView) {
  const shared = { name, label, hint, defaultValue: value, fault: fault ?? undefined }
  if (kind === 'choice') return <Select {...shared} options={options} />
  // A browser's date field would drop invalid input.
  if (kind === 'day') return <TextField {...shared} type={isoDay.test(value) ? 'date' : 'text'} />
  return (
    <TextField
      {...shared}
      {...(optional && { optional: t('optional') })}
      inputMode={kind === 'amount' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={20}
    />
  )
}
