import { contractsOfKind, isTemporary } from '@trampolim/marketplace/jobs/kind-fields.ts'
import type { ContractType } from '@trampolim/marketplace/reference/contract-types.ts'
import type { JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Glyph } from '../../../design/glyph.tsx'
import { Select } from '../../../design/select.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { Tick } from '../../form/tick.tsx'
import { laterPart } from '../../later/later-part.tsx'
import { Shown } from '../../later/shown.tsx'
import { usePrepared } from '../../later/use-prepared.ts'
import { LookupField } from '../../lookups/lookup-field.tsx'
import classes from '../job-form.module.css'
import type { JobPartProps } from './job-part-props.ts'
import { JobText } from './job-text.tsx'
import { optionsOf } from './options.ts'

const t = speak(jobForm)
/** What only some jobs ask is loaded for them. */
const KindChoice = laterPart('job-kind', async () => (await import('../kind-choice.tsx')).KindChoice)
const Internship = laterPart('job-internship', async () => (await import('./internship.tsx')).Internship)
const Apprenticeship = laterPart(
  'job-apprenticeship',
  async () => (await import('./apprenticeship.tsx')).Apprenticeship,
)

/** The job's kind, name and description. A fixed kind is shown only if it is at fault. */
export function TheJob({ keepsKind, ...props }: JobPartProps & { keepsKind: boolean }) {
  const { draft, faults, change } = props
  return (
    <>
      <Shown when={!keepsKind || faults.jobSpecificType !== undefined}>
        <KindChoice {...props} />
      </Shown>
      <JobText {...props} name="jobName" hint={t('job.nameHint')} required />
      <LookupField
        kind="occupation"
        name="occupationTitle"
        id="field-occupation"
        label={labels.occupation}
        hint={t('job.occupationHint')}
        value={draft.occupationTitle}
        onValue={(occupationTitle, occupation) => change({ occupationTitle, occupation })}
        fault={faults.occupation}
        icon={<Glyph name="search" />}
      />
      <OfKind {...props} />
      <JobText {...props} name="jobDescription" hint={t('job.descriptionHint')} lines={6} required />
      <JobText {...props} name="responsibilities" lines={4} />
      <details className={classes.details} open={hasMore(props)}>
        <summary className="folds">{t('details')}</summary>
        <div className={classes.fields}>
          <JobText {...props} name="additionalInfo" lines={3} />
          <JobText {...props} name="keywords" hint={t('job.keywordsHint')} most={1200} />
          <div className={classes.pair}>
            <JobText {...props} name="area" />
            <JobText {...props} name="hierarchy" hint={t('job.hierarchyHint')} />
          </div>
        </div>
      </details>
    </>
  )
}

const hasMore = ({ draft, faults }: JobPartProps) =>
  (['additionalInfo', 'keywords', 'area', 'hierarchy'] as const).some((name) => draft[name] !== '' || faults[name])

/** The fields that depend on the kind: the contracts to choose from, or its course. */
function OfKind(props: JobPartProps) {
  usePrepared(Internship)
  usePrepared(Apprenticeship)
  const { jobSpecificType: kind } = props.draft
  return (
    <>
      {kind !== '2' && kind !== '3' && <Contract {...props} />}
      <Shown when={kind === '2'}>
        <Internship {...props} />
      </Shown>
      <Shown when={kind === '3'}>
        <Apprenticeship {...props} />
      </Shown>
    </>
  )
}

function Contract({ draft, faults, change }: JobPartProps) {
  const contracts = contractsOfKind[Number(draft.jobSpecificType) as JobSpecificType] ?? contractsOfKind[1]
  return (
    <>
      <div className={classes.pair}>
        <Select
          name="contractType"
          label={labels.contractType}
          placeholder={t('choose')}
          options={optionsOf('contractType', contracts)}
          value={draft.contractType}
          onChange={(event) => change({ contractType: event.currentTarget.value })}
          fault={faults.contractType}
        />
        {isTemporary(Number(draft.contractType) as ContractType) && (
          <TextField
            name="tempJobDuration"
            label={labels.tempJobDuration}
            inputMode="numeric"
            unit={t('job.days')}
            maxLength={3}
            value={draft.tempJobDuration}
            onChange={(event) => change({ tempJobDuration: event.currentTarget.value.replace(/\D/g, '') })}
            fault={faults.tempJobDuration}
          />
        )}
      </div>
      <Tick
        name="shortPeriod"
        label={t('job.shortPeriod')}
        value={draft.shortPeriod}
        onValue={(shortPeriod) => change({ shortPeriod })}
      />
    </>
  )
}
