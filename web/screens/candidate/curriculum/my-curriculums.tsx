import { type CurriculumKind, curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import { sectionsOf } from '@trampolim/marketplace/curriculums/sections.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { obstacleOfAge } from '@trampolim/marketplace/time/ages.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { availability as availabilityPhrases } from '@trampolim/phrases/pt-br/availability.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect } from 'react'
import { data, Link } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { availabilityLines } from '../../../parts/availability/availability-lines.ts'
import { SearchingSwitch } from '../../../parts/curriculums/searching-switch.tsx'
import { dayText } from '../../../parts/dates.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { ConsentCard, consentAsked } from '../../../parts/registration/consent-card.tsx'
import { forgetDraft } from '../../../platform/browser/kept-draft.ts'
import { callsContext, personContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/my-curriculums.ts'
import classes from './curriculum.module.css'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(phrases)
const words = speak(availabilityPhrases)

export async function loader({ request, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const query = new URL(request.url).searchParams
  const [kept, { birthDate, isHandicap, availability, agreeFoundByDisability, agreeShareContactData, approved }] =
    await Promise.all([calls.gateway.curriculums.listAvailability({}), calls.gateway.professional.readProfessional({})])
  const hintOf = (kind: CurriculumKind) => hintOfAge(kind, { birthDate, isHandicap })
  return {
    userId: context.get(personContext)?.userId ?? '',
    removed: query.has('removed'),
    availability: availabilityLines(availability),
    shares: agreeShareContactData,
    found: isHandicap ? { on: agreeFoundByDisability } : null,
    missing: curriculumKinds.codes
      .filter((kind) => kept.every(({ cvType }) => cvType !== kind))
      .map((kind) => ({ kind, hint: hintOf(kind) })),
    curriculums: kept.map(({ cvType, ...each }) => ({ kind: cvType, approved, hint: hintOf(cvType), ...each })),
  }
}

/** Changes the consents: to share contact data, and to be found by disability. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const change = consentAsked(form.get('intent'))
  if (!change) throw data(null, 400)
  try {
    await context.get(callsContext).gateway.professional.updateProfessional(change)
    return { done: true as const }
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data({ fault: refused.message }, refused.status)
  }
}

function forgetDraftsOf(kind: CurriculumKind, userId: string) {
  forgetDraft(draftKeys.curriculum(kind, userId))
  for (const section of sectionsOf(kind)) forgetDraft(draftKeys.curriculumSection(section, kind, userId))
}

/**
 * What a person's age means for a kind of curriculum; null if nothing. `stops`: they can't write one. Who is too young for
 * professional jobs and internships may prepare the curriculum.
 */
function hintOfAge(kind: CurriculumKind, person: { birthDate: string; isHandicap: boolean }) {
  const found = obstacleOfAge(jobSpecificTypes.code[kind], { ...person, today: dayOf(new Date()) })
  if (!found) return null
  const stops = kind === 'apprentice'
  return { stops, text: stops ? t(`obstacle.${found}`) : t('obstacle.prepared') }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function MyCurriculums({ loaderData }: Route.ComponentProps) {
  const { curriculums, missing, shares, found, removed, availability, userId } = loaderData
  useEffect(() => {
    if (removed) for (const kind of curriculumKinds.codes) forgetDraftsOf(kind, userId)
  }, [removed, userId])
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <div className={classes.body}>
        {removed && (
          <Notice tone="success" live>
            {t('remove.removed')}
          </Notice>
        )}
        {curriculums.length === 0 && <EmptyState title={t('none.title')} text={t('none.text')} />}
        <ul className={classes.list}>
          {curriculums.map((each) => (
            <Brief key={each.kind} {...each} />
          ))}
          {missing.map((each) => (
            <Missing key={each.kind} {...each} />
          ))}
        </ul>
        <Card as="section" aria-labelledby="availability">
          <div className={classes.availability}>
            <div className={classes.words}>
              <h2 id="availability">{words('title')}</h2>
              <p className={classes.soft}>{words('text')}</p>
            </div>
            <div>
              {availability.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <div className={classes.actions}>
              <ButtonLink to={href('/profile', {}, { tab: 'availability' })}>{words('change')}</ButtonLink>
            </div>
          </div>
        </Card>
        <ConsentCard consent="agreeShareContactData" on={shares} />
        {found && <ConsentCard consent="agreeFoundByDisability" on={found.on} />}
      </div>
    </PageBody>
  )
}

type BriefProps = Route.ComponentProps['loaderData']['curriculums'][number]

/** One curriculum: its purpose, whether recruiters can find it, and its links. */
function Brief({ kind, occupations, updateAt, searchingJob, visibility, approved, hint }: BriefProps) {
  const page = href('/curriculum/:type', { type: kind })
  return (
    <Card as="li" className={classes.brief}>
      <div className={classes.words}>
        <h2>
          <Link to={page}>{t(`kind.${kind}`)}</Link>
        </h2>
        <p>{occupations.join(', ')}</p>
        <p className={classes.soft}>{t('updated', { date: dayText(updateAt) })}</p>
        {hint && !hint.stops && <p className={classes.soft}>{hint.text}</p>}
      </div>
      <SearchingSwitch kind={kind} on={searchingJob} visibility={visibility} approved={approved} />
      <div className={classes.actions}>
        <ButtonLink to={page}>{t('open')}</ButtonLink>
        <ButtonLink to={href('/curriculum/:type/edit', { type: kind })}>{t('edit')}</ButtonLink>
      </div>
    </Card>
  )
}

/** A kind of curriculum that the person doesn't have: what it is for, and a link to write it. */
function Missing({ kind, hint }: Route.ComponentProps['loaderData']['missing'][number]) {
  return (
    <Card as="li" className={classes.brief}>
      <div className={classes.words}>
        <h2>{t(`kind.${kind}`)}</h2>
        <p className={classes.soft}>{t(`none.of.${kind}`)}</p>
        {hint && <p className={classes.soft}>{hint.text}</p>}
      </div>
      {!hint?.stops && (
        <div className={classes.actions}>
          <ButtonLink
            look="main"
            to={href('/curriculum/:type/create', { type: kind })}
            aria-label={t('none.createOf', { kind: t(`kind.${kind}`).toLocaleLowerCase('pt-BR') })}
          >
            {t('none.create')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
