import { meetingTypes } from '@trampolim/marketplace/interviews/answers.ts'
import { meetingFields } from '@trampolim/marketplace/interviews/fields.ts'
import { offeredSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Checkbox, RadioGroup } from '../../design/choice.tsx'
import { FieldFault, fieldId } from '../../design/field.tsx'
import { Tabs } from '../../design/tabs.tsx'
import { TextArea, TextField } from '../../design/text-field.tsx'
import { href } from '../../platform/href.ts'
import type { Interviewees } from './interviewees.ts'
import classes from './interviews.module.css'

const t = speak(agenda)
const slots = speak(offeredSlots)

export const placeFields = ['type', 'address', 'link', 'typeInfo', 'notes'] as const
type Place = Partial<Readonly<Record<(typeof placeFields)[number], string>>>
type Faults = Readonly<Record<string, string>>

/**
 * The names of the fields in the list of faults, in the form's order: the candidates, the form's own fields for the
 * times, then the place.
 */
export const setLabels = (times: Faults): Faults => ({
  candidates: t('form.who'),
  ...times,
  ...{ type: t('form.where'), address: t('form.address'), link: t('form.link') },
  ...{ typeInfo: t('form.typeInfo'), notes: t('form.notes') },
})

/** The two ways of setting an interview: at one time, or with several to choose from. */
export function SettingTabs({ jobId, query, several }: { jobId: string; query: string; several: boolean }) {
  const to = (path: '/recruiter/job/:jobId/interview' | '/recruiter/job/:jobId/slots') => href(path, { jobId }) + query
  return (
    <Tabs
      label={slots('mode')}
      tabs={[
        { to: to('/recruiter/job/:jobId/interview'), text: slots('one'), on: !several },
        { to: to('/recruiter/job/:jobId/slots'), text: slots('several'), on: several },
      ]}
    />
  )
}

type WhoProps = { people: Interviewees['people']; chosen: readonly string[]; hint: string; fault: string | undefined }

/** The candidates for the interview. */
export function WhoFields({ people, chosen, hint, fault }: WhoProps) {
  return (
    <fieldset className={classes.set} id={fieldId('candidates')} tabIndex={-1}>
      <legend>{t('form.who')}</legend>
      <p className={classes.soft}>{hint}</p>
      <FieldFault id={`${fieldId('candidates')}-fault`} text={fault} />
      {people.map(({ processId, name }) => (
        <Checkbox
          key={processId}
          id={`candidate-${processId}`}
          name="candidates"
          value={processId}
          label={name}
          defaultChecked={chosen.includes(processId) || people.length === 1}
        />
      ))}
    </fieldset>
  )
}

type PlaceProps = { typed: Place; faults: Faults; makesLinks: boolean; places: readonly string[] }

const placeList = 'proposed-places'

/**
 * The fields for the place of an interview. `makesLinks`: whether a call without a link gets one; `places`: addresses
 * to choose from.
 */
export function PlaceFields({ typed, faults, makesLinks, places }: PlaceProps) {
  return (
    <>
      <RadioGroup
        name="type"
        legend={t('form.where')}
        options={meetingTypes.codes.map((each) => ({ value: each, label: t(`form.${each}`) }))}
        defaultValue={typed.type ?? meetingTypes.code.live}
        look="row"
      />
      <div className={classes.ifLive}>
        <TextField
          name="address"
          label={t('form.address')}
          defaultValue={typed.address}
          fault={faults.address}
          most={meetingFields.address.longest}
          {...(places.length > 0 && { list: placeList, hint: t('form.addressHint') })}
        />
        <datalist id={placeList}>
          {places.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </div>
      <div className={classes.ifRemote}>
        {/* Not of type url, since a browser would refuse to submit an invalid address in a hidden field. */}
        <TextField
          name="link"
          inputMode="url"
          label={t('form.link')}
          {...(makesLinks && { hint: t('form.linkHint') })}
          defaultValue={typed.link}
          fault={faults.link}
          most={meetingFields.link.longest}
        />
      </div>
      <TextField
        name="typeInfo"
        label={t('form.typeInfo')}
        hint={t('form.typeInfoHint')}
        defaultValue={typed.typeInfo}
        fault={faults.typeInfo}
        most={meetingFields.typeInfo.longest}
      />
      <TextArea
        name="notes"
        label={t('form.notes')}
        hint={t('form.notesHint')}
        defaultValue={typed.notes}
        fault={faults.notes}
        most={meetingFields.notes.longest}
        rows={3}
      />
    </>
  )
}
