import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { curriculumKinds, sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumEdit } from '@trampolim/phrases/pt-br/curriculum-edit.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { draftIn, noNews, readFileIntent } from '../../../parts/curriculum-files/read-file-intent.ts'
import { theirsIntent } from '../../../parts/curriculums/edit/edit-names.ts'
import { saveSection } from '../../../parts/curriculums/edit/save-section.ts'
import { sectionIn } from '../../../parts/curriculums/edit/section-in.ts'
import { showCurriculum } from '../../../parts/curriculums/edit/show-curriculum.ts'
import { blankItems, draftFromForm, draftOf } from '../../../parts/curriculums/form/draft.ts'
import { saveCurriculum } from '../../../parts/curriculums/form/save-curriculum.ts'
import { kindIn } from '../../../parts/curriculums/kind-in.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { doRowIntent } from '../../../parts/form/lists/row-intents.ts'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/edit-curriculum.ts'

const t = speak(phrases)
const words = speak(curriculumEdit)
const EditSections = laterPart(
  'edit-sections',
  async () => (await import('../../../parts/curriculums/edit/edit-sections.tsx')).EditSections,
)
const ImportFile = laterPart(
  'import-file',
  async () => (await import('../../../parts/curriculum-files/import-file.tsx')).ImportFile,
)
const CurriculumForm = laterPart(
  'whole-curriculum',
  async () => (await import('../../../parts/curriculums/form/curriculum-form.tsx')).CurriculumForm,
)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = kindIn(params.type)
  const calls = context.get(callsContext)
  const query = new URL(request.url).searchParams
  const curriculum = await calls.gateway.curriculums.readCurriculum(sentKind(kind)).catch((problem: unknown) => {
    if (refusalOf(problem)?.code !== 'curriculum_missing') throw problem
    throw redirect(href('/curriculum/:type/create', { type: kind }))
  })
  const now = new Date()
  return {
    kind,
    userId: context.get(personContext)?.userId ?? '',
    fileMb: context.get(siteContext).curriculumFileMb,
    shown: await showCurriculum(calls, curriculum, now),
    today: dayOf(now),
    open: sectionIn(query.get('section'), kind),
    saved: sectionIn(query.get('saved'), kind),
    fromFile: query.has('file'),
    exists: query.has('exists'),
  }
}

/** Saves the open section, or the whole form if it was filled in from a file. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = kindIn(params.type)
  const form = await request.formData()
  const calls = context.get(callsContext)
  const section = sectionIn(form.get('section'), kind)
  if (section) {
    const here = { type: kind }
    if (form.get('intent') === theirsIntent) return redirect(href('/curriculum/:type/edit', here, { section }))
    const changed = doRowIntent(draftFromForm(form), form.get('intent'), blankItems)
    if (changed) return { ...nothingRead, ...changed, faults: {}, changedElsewhere: false }
    const { shown, ...answer } = await saveSection(calls, { kind, section, form, now: new Date() })
    if (answer.changedElsewhere || Object.keys(answer.faults).length > 0)
      return data({ ...nothingRead, ...answer, open: null }, answer.changedElsewhere ? 409 : 422)
    return redirect(`${href('/curriculum/:type/edit', here, { saved: section })}#${section}`)
  }
  const read = await readFileIntent(calls, form, {
    kind,
    today: dayOf(new Date()),
    stored: async () => draftOf(await calls.gateway.curriculums.readCurriculum(sentKind(kind))),
  })
  if (read) return data({ ...read, changedElsewhere: false }, read.fault ? 422 : 200)
  const returned = await saveCurriculum(calls, { kind, mode: 'edit', form, now: new Date() })
  if (returned)
    return data(
      { ...nothingRead, ...returned, changedElsewhere: false },
      Object.keys(returned.faults).length > 0 ? 422 : 200,
    )
  return redirect(href('/curriculum/:type', { type: kind }, { saved: 'true' }))
}

const nothingRead = { ...noNews, fault: null }

export function meta({ params }: Route.MetaArgs): Route.MetaDescriptors {
  const kind = curriculumKinds.codes.find((each) => each === params.type) ?? 'professional'
  return [{ title: `${t(`form.editTitle.${kind}`)} · Trampolim` }]
}

export default function EditCurriculum({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, userId, fileMb, shown, today, open, saved, fromFile, exists } = loaderData
  const page = href('/curriculum/:type', { type: kind })
  const edit = href('/curriculum/:type/edit', { type: kind })
  const crumbs = [
    { to: href('/curriculum'), text: t('title') },
    { to: page, text: t(`kind.${kind}`) },
  ]
  const returned = draftIn(actionData)
  if (fromFile) {
    return (
      <PageBody width="narrow">
        <PageHead
          title={words('bring')}
          text={t('form.editText')}
          crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[...crumbs, { to: edit, text: t('edit') }]} />}
        />
        <ImportFile draftKey={draftKeys.curriculum(kind, userId)} outcome={actionData} fileMb={fileMb} mayKeep />
        <CurriculumForm
          key={kind}
          kind={kind}
          userId={userId}
          initial={shown.draft}
          base={shown.version}
          today={today}
          cancel={edit}
          returned={returned}
          toCheck={actionData?.toCheck ?? []}
        />
      </PageBody>
    )
  }
  return (
    <PageBody>
      <PageHead
        title={t(`form.editTitle.${kind}`)}
        text={words('text')}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={crumbs} />}
        action={
          <ButtonLink to={href('/curriculum/:type/edit', { type: kind }, { file: 'true' })}>
            {words('bring')}
          </ButtonLink>
        }
      />
      {exists && <Notice>{t('form.exists')}</Notice>}
      <EditSections key={kind} {...{ kind, userId, shown, today, open, saved }} returned={returned} />
    </PageBody>
  )
}
