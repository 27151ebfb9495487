import { handicaps } from '@trampolim/marketplace/reference/handicaps.ts'
import { pcdTypes } from '@trampolim/marketplace/reference/pcd-types.ts'
import { pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { handicapsOfTypes } from '@trampolim/marketplace/registration/pcd-data.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { CheckboxGroup } from '../../../design/choice.tsx'
import { MaskedField } from '../../../design/masked-field.tsx'
import { TextArea, TextField } from '../../../design/text-field.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { Pills } from '../../form/pills.tsx'
import { Tick } from '../../form/tick.tsx'
import type { PcdDraft } from '../person-draft.ts'
import classes from '../registration.module.css'

const t = speak(registration)
const typeName = speak(reference.pcdType)
const types = pcdTypes.codes.map((code) => ({ code, name: typeName(code) }))

type PcdFieldsProps = { value: PcdDraft; faults: Faults; onChange: (value: PcdDraft) => void }

/** A checkbox; if it is ticked, also the kind of disability and the helpful accommodations. */
export function PcdFields({ value, faults, onChange }: PcdFieldsProps) {
  const change = (part: Partial<PcdDraft>) => onChange({ ...value, ...part })
  return (
    <div className={classes.group}>
      <Tick
        name="pcdData.pcdCondition"
        label={t('pcd.condition')}
        hint={t('pcd.why')}
        value={value.pcdCondition}
        onValue={(pcdCondition) => change({ pcdCondition })}
      />
      {value.pcdCondition && <Disability value={value} faults={faults} change={change} />}
    </div>
  )
}

type DisabilityProps = { value: PcdDraft; faults: Faults; change: (part: Partial<PcdDraft>) => void }

function Disability({ value, faults, change }: DisabilityProps) {
  const ofTypes = handicapsOfTypes(value.pcdType)
  return (
    <>
      <CheckboxGroup name="pcdData.pcdType" legend={t('pcd.type')} fault={faults['pcdData.pcdType']}>
        <Pills
          name="pcdData.pcdType"
          options={types}
          inView={() => true}
          more=""
          value={value.pcdType}
          onValue={(pcdType) => change({ pcdType, handicaps: withOnlyOnes(value, pcdType) })}
        />
      </CheckboxGroup>
      <CheckboxGroup
        name="pcdData.handicaps"
        legend={t('pcd.handicaps')}
        hint={ofTypes.size === 0 && value.handicaps.length === 0 && t('pcd.handicapsFirst')}
        fault={faults['pcdData.handicaps']}
      >
        <Pills
          name="pcdData.handicaps"
          options={handicaps.items}
          inView={(code) => ofTypes.has(code)}
          more={t('pcd.all')}
          open={faults['pcdData.handicaps'] !== undefined}
          value={value.handicaps}
          onValue={(chosen) => change({ handicaps: chosen })}
        />
      </CheckboxGroup>
      <TextArea
        name="pcdData.handicapInfo"
        label={t('pcd.info')}
        optional={t('optional')}
        hint={t('pcd.infoHint')}
        rows={3}
        most={pcdFields.handicapInfo.longest}
        value={value.handicapInfo}
        onChange={(event) => change({ handicapInfo: event.currentTarget.value })}
        fault={faults['pcdData.handicapInfo']}
      />
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('pcd.report')}</legend>
        <p className={classes.hint}>{t('pcd.reportWhy')}</p>
        <div className={classes.pair}>
          <TextField
            name="pcdData.cid10Number"
            label={t('pcd.cid10')}
            optional={t('optional')}
            placeholder="H90.3"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            most={pcdFields.cid10Number.longest}
            value={value.cid10Number}
            onChange={(event) => change({ cid10Number: event.currentTarget.value })}
            fault={faults['pcdData.cid10Number']}
          />
          <MaskedField
            mask="date"
            name="pcdData.cidDate"
            label={t('pcd.cidDate')}
            optional={t('optional')}
            placeholder="dd/mm/aaaa"
            autoComplete="off"
            value={value.cidDate}
            onText={(cidDate) => change({ cidDate })}
            fault={faults['pcdData.cidDate']}
          />
        </div>
      </fieldset>
      <Tick
        name="pcdData.inssInfo"
        label={t('pcd.inss')}
        value={value.inssInfo}
        onValue={(inssInfo) => change({ inssInfo })}
      />
      {value.inssInfo && (
        <TextArea
          name="pcdData.rehabilitatedDescription"
          label={t('pcd.rehabilitation')}
          optional={t('optional')}
          hint={t('pcd.rehabilitationHint')}
          rows={3}
          most={pcdFields.rehabilitatedDescription.longest}
          value={value.rehabilitatedDescription}
          onChange={(event) => change({ rehabilitatedDescription: event.currentTarget.value })}
          fault={faults['pcdData.rehabilitatedDescription']}
        />
      )}
      <Tick
        name="pcdData.foundByDisability"
        label={t('pcd.found')}
        hint={t('pcd.foundHint')}
        value={value.foundByDisability}
        onValue={(foundByDisability) => change({ foundByDisability })}
      />
    </>
  )
}

/** Adds the disability of a type that contains only one, and removes it together with the type. */
function withOnlyOnes(before: PcdDraft, pcdType: readonly string[]): string[] {
  const onlyOnes = (chosen: readonly string[]) =>
    chosen.flatMap((type) => {
      const [only, ...others] = handicapsOfTypes([type])
      return only && others.length === 0 ? [only] : []
    })
  const gone = onlyOnes(before.pcdType.filter((type) => !pcdType.includes(type)))
  return [...new Set([...before.handicaps.filter((each) => !gone.includes(each)), ...onlyOnes(pcdType)])]
}
