import { rows } from '@trampolim/phrases/pt-br/rows.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, useState } from 'react'
import { CheckboxGroup } from '../../../design/choice.tsx'
import { Pills } from '../../form/pills.tsx'

const t = speak(rows)

type PillGroupProps = {
  name: string
  legend: ReactNode
  hint?: string
  choices: readonly { code: string; name: string }[]
  value: readonly string[]
  onChange: (codes: string[]) => void
  /** How many options are visible before 'Mostrar todos', in addition to those already chosen; all if there are few. */
  first?: number
  fault: string | undefined
}

/** A choice of several options under one legend, with its faults. */
export function PillGroup({ name, legend, hint, choices, value, onChange, first, fault }: PillGroupProps) {
  const [common] = useState(() => new Set(choices.slice(0, first ?? choices.length).map(({ code }) => code)))
  return (
    <CheckboxGroup name={name} legend={legend} hint={hint} fault={fault}>
      <Pills
        name={name}
        options={choices}
        inView={(code) => common.has(code)}
        more={t('showAll')}
        open={fault !== undefined}
        value={value}
        onValue={onChange}
      />
    </CheckboxGroup>
  )
}
