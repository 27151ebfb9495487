import { handicaps } from '@trampolim/marketplace/reference/handicaps.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Tick } from '../../form/tick.tsx'
import type { JobPartProps } from './job-part-props.ts'
import { JobText } from './job-text.tsx'
import { PillGroup } from './pill-group.tsx'

const t = speak(jobForm)
const common = 8

/**
 * Whether a job is for people with disabilities only, and the workplace's accessibility. No job may exclude them (Lei
 * 13.146/2015, art. 34).
 */
export function Disabilities(props: JobPartProps) {
  const { draft, faults, change } = props
  return (
    <>
      <Tick
        name="onlyHandicap"
        label={labels.onlyHandicap}
        hint={t('handicap.onlyHint')}
        value={draft.onlyHandicap}
        onValue={(onlyHandicap) => change({ onlyHandicap })}
        fault={faults.onlyHandicap}
      />
      {(draft.onlyHandicap || draft.handicaps.length > 0) && (
        <PillGroup
          name="handicaps"
          fault={faults.handicaps}
          legend={labels.handicaps}
          hint={t('handicap.kindsHint')}
          choices={handicaps.items}
          first={common}
          value={draft.handicaps}
          onChange={(codes) => change({ handicaps: codes })}
        />
      )}
      <JobText {...props} name="handicapExtraInfo" hint={t('handicap.extraHint')} />
    </>
  )
}
