import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { meetingTypes } from '@trampolim/marketplace/interviews/answers.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Checkbox } from '../../../design/choice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { Select } from '../../../design/select.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { KeptForm } from '../../../parts/form/kept/kept-form.tsx'
import { zoneWords } from '../../../parts/interviews/agenda/event-words.ts'
import { AlreadySet } from '../../../parts/interviews/already-set.tsx'
import { readInterviewees } from '../../../parts/interviews/interviewees.ts'
import classes from '../../../parts/interviews/interviews.module.css'
import { PlaceFields, placeFields, SettingTabs, setLabels, WhoFields } from '../../../parts/interviews/set-fields.tsx'
import { clock } from '../../../parts/interviews/words.ts'
import { asMissing, isLocked } from '../../../parts/selection-board/board/read-board.ts'
import { callsContext } from '../../../platform/context.ts'
import { faultsOfRefusal } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/interview.ts'

const t = speak(agenda)

const fields = ['date', 'start', 'end', 'minutesBetween', ...placeFields] as const
type Typed = Partial<Readonly<Record<(typeof fields)[number], string>>>

/** The breaks between candidates that the form offers; with the empty one all candidates come at the same time. */
const pauses = [
  ['', 'together'],
  ['0', 'minutes'],
  ['5', 'minutes5'],
  ['15', 'minutes15'],
  ['30', 'minutes30'],
] as const

export async function loader({ params: { jobId }, request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const calls = context.get(callsContext)
  const interviewId = url.searchParams.get('interview')
  try {
    const [{ jobName, people, chosen, already, makesLinks, places, last: latest, address, timeZone }, before] =
      await Promise.all([
        readInterviewees(calls, { jobId, query: url.searchParams }),
        interviewId ? calls.gateway.recruiterSelection.readInterview({ jobId, interviewId }) : null,
      ])
    const again = before?.candidates.find(({ processId }) => chosen.includes(processId))
    const last = before ?? latest
    return {
      ...{ jobId, jobName, people, chosen, already, makesLinks, places, interviewId, query: url.search },
      again: again ? { processId: again.processId, name: again.name } : null,
      zone: zoneWords(before?.timeZone ?? timeZone),
      typed: {
        ...(again && before && timesOf(again, before.timeZone)),
        type: last?.type ?? 'live',
        ...{ address: before ? before.address : address, link: last?.link ?? '', typeInfo: last?.typeInfo ?? '' },
        notes: before?.notes ?? '',
      } as Typed,
    }
  } catch (problem) {
    if (isLocked(refusalOf(problem)?.code)) throw redirect(href('/recruiter/job/:jobId/selective-process', { jobId }))
    return asMissing(problem)
  }
}

function timesOf(
  { date, startDateTime, endDateTime }: Record<'date' | 'startDateTime' | 'endDateTime', string>,
  zone: string,
) {
  return { date, start: clock(startDateTime, zone), end: clock(endDateTime, zone) }
}

/** Schedules an interview, or reschedules it for one candidate. */
export async function action({ params: { jobId }, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { recruiterSelection } = context.get(callsContext).gateway
  const text = (name: string) => String(form.get(name) ?? '')
  const [interviewId, processId] = [text('interviewId'), text('processId')]
  const minutes = text('minutesBetween')
  const asked = {
    ...{ jobId, date: text('date'), start: text('start'), end: text('end') },
    type: meetingTypes.codes.find((each) => each === text('type')) ?? meetingTypes.code.live,
    ...{ address: text('address'), link: text('link'), typeInfo: text('typeInfo'), notes: text('notes') },
    ...(minutes && { minutesBetween: Number(minutes) }),
    mayOverlap: form.has('mayOverlap'),
  }
  try {
    if (interviewId) await recruiterSelection.changeInterview({ ...asked, interviewId, processId })
    else await recruiterSelection.scheduleInterview({ ...asked, candidates: form.getAll('candidates').map(String) })
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    const typed: Typed = Object.fromEntries(fields.map((name) => [name, text(name)]))
    const message = t(interviewId ? 'failed.reschedule' : 'failed.set', { reason: refused.message })
    return data(
      {
        faults: faultsOfRefusal({ fields: refused.fields, message }),
        typed,
        candidates: form.getAll('candidates').map(String),
        overlaps: refused.code === 'interview_overlaps',
      },
      refused.status,
    )
  }
  return redirect(href('/recruiter/interviews', {}, { from: asked.date, [interviewId ? 'again' : 'set']: 'true' }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: [t(loaderData?.again ? 'form.again' : 'form.title'), loaderData?.jobName, 'Trampolim']
        .filter(Boolean)
        .join(' · '),
    },
  ]
}

export default function InterviewForm({ loaderData, actionData }: Route.ComponentProps) {
  const { jobId, jobName, people, already, makesLinks, again, interviewId, query } = loaderData
  const board = href('/recruiter/job/:jobId/selective-process', { jobId })
  const head = (
    <PageHead
      crumbs={<Breadcrumbs label={t('form.back')} crumbs={[{ to: board, text: jobName }]} />}
      title={again ? t('actions.rescheduleOf', { name: again.name }) : t('form.title')}
      text={t(again ? 'form.againText' : 'form.text')}
    />
  )
  if (!again && people.length === 0) {
    return (
      <PageBody width="narrow">
        {head}
        <AlreadySet already={already} jobId={jobId} />
        <EmptyState
          title={t('form.nobody')}
          text={t('form.nobodyText')}
          actions={
            <ButtonLink look="main" to={board}>
              {t('form.back')}
            </ButtonLink>
          }
        />
      </PageBody>
    )
  }
  const typed = actionData?.typed ?? loaderData.typed
  const chosen = actionData?.candidates ?? loaderData.chosen
  return (
    <PageBody width="narrow">
      {head}
      {!again && <AlreadySet already={already} jobId={jobId} />}
      {!again && <SettingTabs jobId={jobId} query={query} several={false} />}
      <KeptForm
        draftKey={draftKeys.kept(
          'interview',
          again ? `${interviewId}:${again.processId}` : [jobId, ...loaderData.chosen].join(':'),
        )}
        refused={actionData}
        labels={setLabels({ date: t('form.date'), start: t('form.startName'), end: t('form.endName') })}
        className={classes.setting}
      >
        {({ faults, busy }) => (
          <>
            {again ? (
              <>
                <input type="hidden" name="interviewId" value={interviewId ?? ''} />
                <input type="hidden" name="processId" value={again.processId} />
              </>
            ) : (
              <WhoFields people={people} chosen={chosen} hint={t('form.whoHint')} fault={faults.candidates} />
            )}
            {loaderData.zone && <p className={classes.soft}>{loaderData.zone}</p>}
            <div className={classes.period}>
              <TextField
                name="date"
                type="date"
                label={t('form.date')}
                defaultValue={typed.date}
                fault={faults.date}
                required
              />
              <TextField
                name="start"
                type="time"
                label={t('form.start')}
                defaultValue={typed.start}
                fault={faults.start}
                required
              />
              <TextField
                name="end"
                type="time"
                label={t('form.end')}
                defaultValue={typed.end}
                fault={faults.end}
                required
              />
            </div>
            {!again && people.length > 1 && (
              <Select
                name="minutesBetween"
                label={t('form.turn')}
                options={pauses.map(([value, text]) => ({ value, text: t(`form.${text}`) }))}
                defaultValue={typed.minutesBetween ?? '0'}
              />
            )}
            {!again && <PlaceFields typed={typed} faults={faults} makesLinks={makesLinks} places={loaderData.places} />}
            {actionData?.overlaps && <Checkbox name="mayOverlap" value="true" label={t('form.overlap')} />}
            <div>
              <Button type="submit" look="main" loading={busy}>
                {t(again ? 'form.sendAgain' : 'form.send')}
              </Button>
            </div>
            {again &&
              placeFields.map((name) => <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />)}
          </>
        )}
      </KeptForm>
    </PageBody>
  )
}
