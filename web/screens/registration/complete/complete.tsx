import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type LaterPart, laterParts, minutesOfPart } from '@trampolim/marketplace/registration/later-parts.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Steps } from '../../../design/steps.tsx'
import { type AvailabilityDraft, availabilityDraft } from '../../../parts/availability/availability-draft.ts'
import { saveAvailability } from '../../../parts/availability/save-availability.ts'
import { draftOf } from '../../../parts/curriculums/form/draft.ts'
import { kindIn } from '../../../parts/curriculums/kind-in.ts'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import type { ReturnedForm } from '../../../parts/form/use-form.ts'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { callsContext, personContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/complete.ts'
import classes from './complete.module.css'
import { PartForm } from './part-form.tsx'
import { type ReturnedPart, savePart } from './save-part.ts'

const t = speak(registration)
const AvailabilityForm = laterPart(
  'complete-availability',
  async () => (await import('../../../parts/availability/availability-form.tsx')).AvailabilityForm,
)

const partIn = (url: URL): LaterPart | undefined => laterParts.find((part) => part === url.searchParams.get('step'))

type Answer = { availability?: ReturnedForm<AvailabilityDraft>; curriculum?: ReturnedPart }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = kindIn(params.type)
  const { curriculums, professional } = context.get(callsContext).gateway
  const [curriculum, told, profile] = await Promise.all([
    curriculums.readCurriculum(sentKind(kind)).catch((problem: unknown) => {
      if (refusalOf(problem)?.code !== 'curriculum_missing') throw problem
      throw redirect(href('/curriculum/:type/create', { type: kind }))
    }),
    professional.readMissingParts({}),
    professional.readProfessional({}),
  ])
  const missing = told.find(({ cvType }) => cvType === kind)?.missing ?? []
  const part = partIn(url)
  if (!part) throw redirect(missing[0] ? at(kind, missing[0]) : href('/curriculum/:type', { type: kind }))
  return {
    kind,
    part,
    userId: context.get(personContext)?.userId ?? '',
    curriculum: draftOf(curriculum),
    availability: availabilityDraft(profile.availability),
    saved: url.searchParams.has('saved'),
    now: new Date().toISOString(),
  }
}

/**
 * Saves one section and goes on to the next; after the last one goes to the home page, which lists what is still
 * missing.
 */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const kind = kindIn(params.type)
  const form = await request.formData()
  const calls = context.get(callsContext)
  const part = partIn(url)
  if (!part) throw data(null, 400)
  const answer: Answer = {}
  if (part === 'availability') {
    const returned = await saveAvailability(calls, form)
    if (returned) answer.availability = returned
  } else {
    const returned = await savePart(calls, { kind, part, form, now: new Date() })
    if (returned) answer.curriculum = returned
  }
  const returned = answer.availability ?? answer.curriculum
  if (returned) return data(answer, Object.keys(returned.faults).length > 0 ? 422 : 200)
  return redirect(after(kind, part, { saved: 'true' }))
}

type Kind = ReturnType<typeof kindIn>

const at = (kind: Kind, step: LaterPart, query = {}) =>
  href('/register/:type/complete', { type: kind }, { step, ...query })

/** The page after a section: the next section, or the home page. */
function after(kind: Kind, part: LaterPart, query = {}): string {
  const next = laterParts[laterParts.indexOf(part) + 1]
  return next ? at(kind, next, query) : href('/dashboard', {}, query)
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('complete.title')} · Trampolim` }]
}

export default function Complete({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, part, userId, curriculum, availability, saved, now } = loaderData
  const place = laterParts.indexOf(part)
  const before = laterParts[place - 1]
  const ways = (
    <>
      <ButtonLink look="bare" size="large" to={after(kind, part)}>
        {t('complete.skip')}
      </ButtonLink>
      <ButtonLink look="bare" size="large" to={before ? at(kind, before) : href('/dashboard')}>
        {t('back')}
      </ButtonLink>
    </>
  )
  return (
    <PageBody width="narrow">
      <div className={classes.page}>
        <Steps
          label={t('complete.title')}
          steps={laterParts.map((each) => t(`steps.${each}`))}
          current={place}
          progress={t('complete.progress', { step: place + 1, steps: laterParts.length, own: minutesOfPart[part] })}
        />
        {saved && <SavedNotice key={part}>{t('complete.saved')}</SavedNotice>}
        <PageHead title={t(`pages.${part}.title`)} text={t(`pages.${part}.intro`)} />
        {part === 'availability' ? (
          <AvailabilityForm
            userId={userId}
            initial={availability}
            returned={actionData?.availability}
            action={at(kind, part)}
            saveText={t('complete.save')}
            ways={ways}
          />
        ) : (
          <PartForm
            key={`${kind} ${part}`}
            {...{ kind, part, userId, ways, now }}
            initial={curriculum}
            returned={actionData?.curriculum}
          />
        )}
      </div>
    </PageBody>
  )
}
