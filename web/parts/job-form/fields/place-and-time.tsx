import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { RadioGroup } from '../../../design/choice.tsx'
import { Tick } from '../../form/tick.tsx'
import type { JobPartProps } from './job-part-props.ts'
import { optionsOf } from './options.ts'
import { WorkPlaces } from './work-places.tsx'
import { WorkingHours } from './working-hours.tsx'

const onSite = '1'

/** The workplaces and working hours. */
export function PlaceAndTime(props: JobPartProps) {
  const { draft, faults, change } = props
  return (
    <>
      <RadioGroup
        name="workType"
        legend={labels.workType}
        look="row"
        options={optionsOf('workType', workTypes.codes).map(({ value, text }) => ({ value, label: text }))}
        value={draft.workType}
        onValue={(workType) => change({ workType })}
        fault={faults.workType}
      />
      {draft.workType !== onSite && (
        <Tick
          name="allowRemoteOtherStates"
          label={labels.allowRemoteOtherStates}
          value={draft.allowRemoteOtherStates}
          onValue={(allowRemoteOtherStates) => change({ allowRemoteOtherStates })}
        />
      )}
      <WorkPlaces {...props} />
      <WorkingHours {...props} />
    </>
  )
}
