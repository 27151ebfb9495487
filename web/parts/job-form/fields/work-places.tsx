import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef } from 'react'
import { MaskedField } from '../../../design/masked-field.tsx'
import { TextField } from '../../../design/text-field.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { Rows } from '../../form/lists/rows.tsx'
import { LookupField } from '../../lookups/lookup-field.tsx'
import { useZipCode, type ZipCodeAnswer } from '../../registration/use-zip-code.ts'
import { blankItems, type WorkPlaceDraft } from '../draft/draft.ts'
import classes from '../job-form.module.css'
import type { JobPartProps } from './job-part-props.ts'

const t = speak(jobForm)
const remote = '2'

/** The workplaces with their numbers of openings. A remote job has a base location, by which it is found. */
export function WorkPlaces({ draft, faults, change }: JobPartProps) {
  const isRemote = draft.workType === remote
  // An address that was looked up arrives late, so it is applied to the latest rows.
  const newest = useRef(draft.workPlaces)
  newest.current = draft.workPlaces
  const changeAt = (at: number, part: Partial<WorkPlaceDraft>) => {
    newest.current = newest.current.map((each, place) => (place === at ? { ...each, ...part } : each))
    change({ workPlaces: newest.current })
  }
  return (
    <Rows
      list="workPlaces"
      legend={t(isRemote ? 'places.legendRemote' : 'places.legend')}
      hint={t(isRemote ? 'places.hintRemote' : 'places.hint')}
      fault={faults.workPlaces}
      addText={t('places.add')}
      items={draft.workPlaces}
      blank={blankItems.workPlaces as WorkPlaceDraft}
      onChange={(workPlaces) => change({ workPlaces })}
      nameOf={({ city }) => (city ? t('places.item', { city }) : t('places.blank'))}
      most={jobFields.workPlaces.most}
      atLeastOne
      look="block"
    >
      {({ item, at, name }) => (
        <WorkPlace item={item} name={name} faults={faults} change={(part) => changeAt(at, part)} />
      )}
    </Rows>
  )
}

type WorkPlaceProps = {
  item: WorkPlaceDraft
  name: string
  faults: Faults
  change: (part: Partial<WorkPlaceDraft>) => void
}

function WorkPlace({ item, name, faults, change }: WorkPlaceProps) {
  const { answer, typed } = useZipCode(item, ({ street: _, ...place }) => change(place))
  return (
    <>
      <div className={classes.zip}>
        <MaskedField
          mask="cep"
          name={`${name}.zipCode`}
          label={t('places.zipCode')}
          placeholder="00000-000"
          autoComplete="off"
          value={item.zipCode}
          onText={(zipCode) => {
            change({ zipCode })
            typed(zipCode)
          }}
          fault={faults[`${name}.zipCode`]}
        />
        <TextField
          name={`${name}.qty`}
          label={t('places.qty')}
          inputMode="numeric"
          maxLength={4}
          value={item.qty}
          onChange={(event) => change({ qty: event.currentTarget.value.replace(/\D/g, '') })}
          fault={faults[`${name}.qty`]}
        />
      </div>
      <p className={classes.status} role="status">
        {statusOf(answer)}
      </p>
      <div className={classes.pair}>
        <LookupField
          kind="cityState"
          name={`${name}.city`}
          id={`field-${name}.cityState`}
          label={t('places.city')}
          hint={item.cityState === '' && item.city !== '' && t('places.cityHint')}
          value={item.city}
          onValue={(city, cityState) => change({ city, cityState })}
          fault={faults[`${name}.cityState`]}
        />
        <TextField
          name={`${name}.district`}
          label={t('places.district')}
          optional={t('optional')}
          most={120}
          value={item.district}
          onChange={(event) => change({ district: event.currentTarget.value })}
          fault={faults[`${name}.district`]}
        />
      </div>
    </>
  )
}

function statusOf(answer: ZipCodeAnswer): string {
  if (answer === null) return ''
  if (answer === 'looking') return t('places.looking')
  if (answer === 'unknown') return t('places.unknown')
  if (answer.cityState === null) return t('places.state', { state: answer.state })
  return t('places.found', { place: [answer.district, `${answer.city}, ${answer.state}`].filter(Boolean).join(', ') })
}
