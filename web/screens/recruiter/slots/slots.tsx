import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { meetingTypes } from '@trampolim/marketplace/interviews/answers.ts'
import { faults as faultTexts } from '@trampolim/phrases/pt-br/faults.ts'
import { offeredSlots } from '@trampolim/phrases/pt-br/interview-slots.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Checkbox } from '../../../design/choice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { KeptForm } from '../../../parts/form/kept/kept-form.tsx'
import { zoneWords } from '../../../parts/interviews/agenda/event-words.ts'
import { AlreadySet } from '../../../parts/interviews/already-set.tsx'
import { readInterviewees } from '../../../parts/interviews/interviewees.ts'
import classes from '../../../parts/interviews/interviews.module.css'
import { PlaceFields, placeFields, SettingTabs, setLabels, WhoFields } from '../../../parts/interviews/set-fields.tsx'
import { PeriodFields, periodLabels } from '../../../parts/interviews/slots/period-fields.tsx'
import { faultsOfPeriods, readPeriods, slotsOf } from '../../../parts/interviews/slots/slot-periods.ts'
import { asMissing, isLocked } from '../../../parts/selection-board/board/read-board.ts'
import { callsContext } from '../../../platform/context.ts'
import { textsOfCall } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/slots.ts'

const t = speak(offeredSlots)
const a = speak(agenda)

export async function loader({ params: { jobId }, request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  try {
    const found = await readInterviewees(context.get(callsContext), { jobId, query: searchParams })
    return { jobId, query: search, adds: searchParams.get('add'), zone: zoneWords(found.timeZone), ...found }
  } catch (problem) {
    if (isLocked(refusalOf(problem)?.code)) throw redirect(href('/recruiter/job/:jobId/selective-process', { jobId }))
    return asMissing(problem)
  }
}

/** Offers times to candidates, or adds times to an existing offer. */
export async function action({ params: { jobId }, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { recruiterSelection } = context.get(callsContext).gateway
  const text = (name: string) => String(form.get(name) ?? '')
  const interviewId = text('interviewId')
  const typed = readPeriods(form)
  const made = slotsOf(typed)
  const slots = made.map(({ date, start, end }) => ({ date, start, end }))
  const candidates = form.getAll('candidates').map(String)
  const place = Object.fromEntries(placeFields.map((name) => [name, text(name)]))
  const answered = { typed, place, candidates, overlaps: false }
  const missing = faultsOfPeriods(typed, { faults: {}, slots: made, required: faultTexts.required })
  if (made.length === 0 || Object.keys(missing).length > 0) {
    return data({ ...answered, faults: Object.keys(missing).length > 0 ? missing : { slots: t('noneFits') } }, 422)
  }
  const asked = { jobId, slots, mayOverlap: form.has('mayOverlap') }
  try {
    if (interviewId) await recruiterSelection.addSlots({ ...asked, interviewId })
    else {
      const type = meetingTypes.codes.find((each) => each === text('type')) ?? meetingTypes.code.live
      await recruiterSelection.offerSlots({ ...asked, candidates, ...place, type })
    }
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    const told = textsOfCall(refused.fields)
    const found = faultsOfPeriods(typed, { faults: told, slots: made, required: faultTexts.required })
    const faults = Object.keys(found).length > 0 ? found : { '': t('failed', { reason: refused.message }) }
    return data({ ...answered, faults, overlaps: refused.code === 'interview_overlaps' }, refused.status)
  }
  return redirect(href('/recruiter/interviews', {}, { group: 'slots', [interviewId ? 'added' : 'offered']: 'true' }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: [t('title'), loaderData?.jobName, 'Trampolim'].filter(Boolean).join(' · ') }]
}

export default function SlotsForm({ loaderData, actionData }: Route.ComponentProps) {
  const { jobId, jobName, people, already, last, address, places, makesLinks, adds, query } = loaderData
  const board = href('/recruiter/job/:jobId/selective-process', { jobId })
  const head = (
    <PageHead
      crumbs={<Breadcrumbs label={a('form.back')} crumbs={[{ to: board, text: jobName }]} />}
      title={t(adds ? 'addTitle' : 'title')}
      text={t(adds ? 'addText' : 'text')}
    />
  )
  if (!adds && people.length === 0) {
    return (
      <PageBody width="narrow">
        {head}
        <AlreadySet already={already} jobId={jobId} />
        <EmptyState
          title={a('form.nobody')}
          text={a('form.nobodyText')}
          actions={
            <ButtonLink look="main" to={board}>
              {a('form.back')}
            </ButtonLink>
          }
        />
      </PageBody>
    )
  }
  const typed = actionData?.typed ?? readPeriods(new FormData())
  const { type = 'live', link = '', typeInfo = '' } = last ?? {}
  return (
    <PageBody width="narrow">
      {head}
      {!adds && <AlreadySet already={already} jobId={jobId} />}
      {!adds && <SettingTabs jobId={jobId} query={query} several />}
      <KeptForm
        draftKey={draftKeys.kept('slots', adds ?? [jobId, ...loaderData.chosen].join(':'))}
        refused={actionData}
        labels={setLabels({ ...periodLabels(typed.periods), slots: t('tab') })}
        className={classes.setting}
      >
        {({ faults, busy }) => (
          <>
            {adds ? (
              <input type="hidden" name="interviewId" value={adds} />
            ) : (
              <WhoFields
                people={people}
                chosen={actionData?.candidates ?? loaderData.chosen}
                hint={t('whoHint')}
                fault={faults.candidates}
              />
            )}
            {loaderData.zone && <p className={classes.soft}>{loaderData.zone}</p>}
            <PeriodFields typed={typed} faults={faults} />
            {!adds && (
              <PlaceFields
                typed={actionData?.place ?? { type, address, link, typeInfo }}
                faults={faults}
                makesLinks={makesLinks}
                places={places}
              />
            )}
            {actionData?.overlaps && <Checkbox name="mayOverlap" value="true" label={a('form.overlap')} />}
            <div>
              <Button type="submit" look="main" loading={busy}>
                {t(adds ? 'add' : 'send')}
              </Button>
            </div>
          </>
        )}
      </KeptForm>
    </PageBody>
  )
}
