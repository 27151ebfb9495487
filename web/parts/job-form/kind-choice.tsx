import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { RadioGroup } from '../../design/choice.tsx'
import { LaterConfirm } from '../later/later-confirm.tsx'
import { emptyJob, type JobDraft, ofKind } from './draft/draft.ts'
import type { JobPartProps } from './fields/job-part-props.ts'
import { labelOf } from './fields/options.ts'

const t = speak(jobForm)
const words: Readonly<Record<string, 'professional' | 'internship' | 'apprentice'>> = {
  '1': 'professional',
  '2': 'internship',
  '3': 'apprentice',
}

/** The three kinds of job. Another kind is applied at once if nothing is lost by it, otherwise after a confirmation. */
export function KindChoice({ draft, faults, change }: JobPartProps) {
  const [wished, setWished] = useState<string | null>(null)
  const spoken = (kind: string) => labelOf('jobSpecificType', kind).toLocaleLowerCase('pt-BR')
  const choose = (kind: string) => {
    if (kind === draft.jobSpecificType) return
    if (losesNothing(draft)) return change(ofKind(draft, kind))
    setWished(kind)
  }
  return (
    <>
      <RadioGroup
        name="jobSpecificType"
        legend={t('kind.legend')}
        look="cards"
        options={jobSpecificTypes.codes.map((code) => ({
          value: code,
          label: labelOf('jobSpecificType', code),
          hint: t(`kind.${words[code] ?? 'professional'}`),
        }))}
        value={draft.jobSpecificType}
        onValue={choose}
        fault={faults.jobSpecificType}
      />
      <LaterConfirm
        open={wished !== null}
        onClose={() => setWished(null)}
        title={t('kind.change')}
        confirmText={t('kind.confirm', { kind: spoken(wished ?? '') })}
        cancelText={t('kind.keep', { kind: spoken(draft.jobSpecificType) })}
        closeLabel={t('close')}
        onConfirm={() => {
          if (wished) change(ofKind(draft, wished))
          setWished(null)
        }}
      >
        {t('kind.changeText', { kind: spoken(draft.jobSpecificType) })}
      </LaterConfirm>
    </>
  )
}

/** Whether the job is unchanged, or has nothing specific to its kind. */
function losesNothing(draft: JobDraft): boolean {
  const isNew = JSON.stringify(draft) === JSON.stringify(ofKind({ ...emptyJob }, draft.jobSpecificType))
  return isNew || JSON.stringify(draft) === JSON.stringify(emptyJob)
}
