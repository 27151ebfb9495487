import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { visibilities } from '@trampolim/marketplace/curriculums/visibility.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { listText } from '@trampolim/phrases/formats.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFiles } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { PaperButton } from '../../../parts/curriculum-paper/paper-button.tsx'
import { CurriculumArticle } from '../../../parts/curriculums/curriculum-article.tsx'
import { curriculumView } from '../../../parts/curriculums/curriculum-view.ts'
import { kindIn } from '../../../parts/curriculums/kind-in.ts'
import { RemoveCurriculum } from '../../../parts/curriculums/remove-curriculum.tsx'
import { curriculumIntents, SearchingSwitch } from '../../../parts/curriculums/searching-switch.tsx'
import { VideoFrame } from '../../../parts/curriculums/video-frame.tsx'
import { VisibilityChoice } from '../../../parts/curriculums/visibility-choice.tsx'
import { dayText } from '../../../parts/dates.ts'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { callsContext, personContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/curriculum.ts'
import classes from './curriculum.module.css'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(phrases)
const files = speak(curriculumFiles)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = kindIn(params.type)
  const { gateway } = context.get(callsContext)
  const query = new URL(request.url).searchParams
  const curriculum = await gateway.curriculums.readCurriculum(sentKind(kind)).catch((problem: unknown) => {
    if (refusalOf(problem)?.code !== 'curriculum_missing') throw problem
    throw redirect(href('/curriculum/:type/create', { type: kind }))
  })
  // The signed link is valid only for minutes, so it is created when the person follows the link.
  if (query.has('file') && curriculum.fileCV?.url) throw redirect(curriculum.fileCV.url)
  const { name, email, phones, city, state, approved } = await gateway.professional.readProfessional({})
  const person = context.get(personContext)
  return {
    view: curriculumView(curriculum, { today: dayOf(new Date()) }),
    person: {
      name,
      avatar: person?.avatar ?? null,
      lines: [`${city}, ${state}`, email, ...phones.map(({ phone }) => formatPhone(phone))],
    },
    searchingJob: curriculum.searchingJob,
    visibility: curriculum.visibility,
    approved,
    saved: query.has('saved'),
    removing: query.has('remove'),
  }
}

/** Activates or deactivates the curriculum, sets who may see it, or removes it. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = kindIn(params.type)
  const sent = sentKind(kind)
  const { curriculums } = context.get(callsContext).gateway
  const form = await request.formData()
  const intent = form.get('intent')
  try {
    if (intent === curriculumIntents.remove) {
      await curriculums.deleteCurriculum({ query: sentKind(kind) })
      return redirect(href('/curriculum', {}, { removed: 'true' }))
    }
    if (intent === curriculumIntents.show) {
      const visibility = form.get('visibility')
      if (!visibilities.has(visibility)) throw data(null, 400)
      const { searchingJob: status } = await curriculums.readCurriculum(sent)
      await curriculums.switchAvailability({ type: sent.cvType, variant: sent.variant, status, visibility })
      return { done: true as const }
    }
    if (intent !== curriculumIntents.turnOn && intent !== curriculumIntents.turnOff) throw data(null, 400)
    await curriculums.switchAvailability({
      type: sent.cvType,
      variant: sent.variant,
      status: intent === curriculumIntents.turnOn,
    })
    return { done: true as const }
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data({ fault: refused.message }, refused.status)
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData ? t(`kind.${loaderData.view.kind}`) : t('title')} · Trampolim` }]
}

export default function Curriculum({ loaderData, actionData }: Route.ComponentProps) {
  const { view, person, searchingJob: on, visibility, approved, saved, removing } = loaderData
  const { kind } = view
  const edit = href('/curriculum/:type/edit', { type: kind })
  return (
    <PageBody>
      <PageHead
        title={t(`kind.${kind}`)}
        text={t('updated', { date: dayText(view.updateAt) })}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: href('/curriculum'), text: t('title') }]} />}
        action={
          <ButtonLink look="main" to={edit}>
            {t('edit')}
          </ButtonLink>
        }
      />
      <div className={classes.body}>
        {actionData && 'fault' in actionData && (
          <Notice tone="danger" live>
            {actionData.fault}
          </Notice>
        )}
        {saved && <SavedNotice>{t('saved')}</SavedNotice>}
        <Incomplete view={view} edit={edit} />
        <div className={classes.columns}>
          <CurriculumArticle
            view={view}
            person={person}
            edit={(section) => href('/curriculum/:type/edit', { type: kind }, { section })}
          />
          <div className={classes.side}>
            <Card>
              <SearchingSwitch {...{ kind, on, visibility, approved }} />
            </Card>
            <Card>
              <VisibilityChoice {...{ kind, on, visibility, approved }} />
            </Card>
            {view.file && (
              <Card as="section" aria-labelledby="file">
                <h2 id="file">{t('view.file')}</h2>
                {view.file.checking ? (
                  <p>{t('view.fileChecking', { name: view.file.name })}</p>
                ) : (
                  <a className={classes.link} href={href('/curriculum/:type', { type: kind }, { file: 'true' })}>
                    {t('view.fileOpen', { name: view.file.name })}
                  </a>
                )}
              </Card>
            )}
            {view.video && (
              <Card as="section" aria-labelledby="video">
                <h2 id="video">{t('view.video')}</h2>
                <VideoFrame {...view.video} />
              </Card>
            )}
            <Card as="section" aria-labelledby="take-along">
              <h2 id="take-along">{t('view.takeAlong')}</h2>
              <PaperButton paper={href('/curriculum/:type/paper', { type: kind })} />
              <a className={classes.link} href={href('/curriculum/:type/json-resume', { type: kind })} download>
                {files('export.action')}
              </a>
              <p className={classes.soft}>{files('export.hint')}</p>
            </Card>
            <RemoveCurriculum kind={kind} asked={removing} />
          </div>
        </div>
      </div>
    </PageBody>
  )
}

type View = Route.ComponentProps['loaderData']['view']

/** Lists the missing sections that would help recruiters most. */
function Incomplete({ view, edit }: { view: View; edit: string }) {
  const missing = [
    !view.objective && t('view.target'),
    view.kind === 'internship' && view.internshipCourses.length === 0 && t('view.internshipCourses'),
    !view.schooling && t('view.schooling'),
    view.kind === 'professional' &&
      view.experiences.length + view.others.experience.length === 0 &&
      t('view.experiences'),
  ].filter((each) => each !== false)
  if (missing.length === 0) return null
  const names = listText(missing.map((each) => each.toLowerCase()))
  return (
    <Notice title={t('view.completeTitle')} actions={<ButtonLink to={edit}>{t('view.complete')}</ButtonLink>}>
      {t('view.completeText', { missing: names })}
    </Notice>
  )
}
