import { rows } from '@trampolim/phrases/pt-br/rows.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { fieldId } from '../../design/field.tsx'
import { Pills } from '../form/pills.tsx'
import classes from './job-form.module.css'

const t = speak('rows', rows)

type PillGroupProps = {
  name: string
  legend: string
  hint?: string
  choices: readonly { code: string; name: string }[]
  value: readonly string[]
  onChange: (codes: string[]) => void
  /** How many are in view before 'Mostrar todos', beside those chosen before; all where there are few. */
  first?: number
}

/** Several of many under one legend. */
export function PillGroup({ name, legend, hint, choices, value, onChange, first }: PillGroupProps) {
  const [common] = useState(() => new Set(choices.slice(0, first ?? choices.length).map(({ code }) => code)))
  return (
    <fieldset id={fieldId(name)} tabIndex={-1}>
      <legend className={classes.pillLegend}>{legend}</legend>
      {hint && <p className={classes.hint}>{hint}</p>}
      <Pills
        name={name}
        options={choices}
        inView={(code) => common.has(code)}
        more={t('showAll')}
        value={value}
        onValue={onChange}
      />
    </fieldset>
  )
}
