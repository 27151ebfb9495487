import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { curriculumKinds, sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { ImportFile } from '../../../parts/curriculum-files/import-file.tsx'
import { draftIn, noNews, readFileIntent } from '../../../parts/curriculum-files/read-file-intent.ts'
import { CurriculumForm } from '../../../parts/curriculums/form/curriculum-form.tsx'
import { draftOf } from '../../../parts/curriculums/form/draft.ts'
import { saveCurriculum } from '../../../parts/curriculums/form/save-curriculum.ts'
import { kindIn } from '../../../parts/curriculums/kind-in.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { callsContext, personContext, placeContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/edit-curriculum.ts'

const t = speak(phrases)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = kindIn(params.type)
  const { curriculums } = context.get(callsContext).gateway
  const curriculum = await curriculums.readCurriculum(sentKind(kind)).catch((problem: unknown) => {
    if (refusalOf(problem)?.code !== 'curriculum_missing') throw problem
    throw redirect(href('/curriculum/:type/create', { type: kind }))
  })
  return {
    kind,
    userId: context.get(personContext)?.userId ?? '',
    fileMb: context.get(placeContext).curriculumFileMb,
    initial: draftOf(curriculum),
    base: curriculum.updateAt,
    today: dayOf(new Date()),
    cancel: href('/curriculum/:type', { type: kind }),
    exists: new URL(request.url).searchParams.has('exists'),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = kindIn(params.type)
  const form = await request.formData()
  const calls = context.get(callsContext)
  const read = await readFileIntent(calls, form, {
    kind,
    today: dayOf(new Date()),
    stored: async () => draftOf(await calls.gateway.curriculums.readCurriculum(sentKind(kind))),
  })
  if (read) return data(read, read.fault ? 422 : 200)
  const returned = await saveCurriculum(calls, { kind, mode: 'edit', form, now: new Date() })
  if (returned)
    return data({ ...returned, ...noNews, fault: null }, Object.keys(returned.faults).length > 0 ? 422 : 200)
  return redirect(href('/curriculum/:type', { type: kind }, { saved: 'true' }))
}

export function meta({ params }: Route.MetaArgs): Route.MetaDescriptors {
  const kind = curriculumKinds.codes.find((each) => each === params.type) ?? 'professional'
  return [{ title: `${t(`form.editTitle.${kind}`)} · Trampolim` }]
}

export default function EditCurriculum({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, exists, fileMb, ...form } = loaderData
  const crumbs = [
    { to: href('/curriculum'), text: t('title') },
    { to: href('/curriculum/:type', { type: kind }), text: t(`kind.${kind}`) },
  ]
  return (
    <PageBody width="narrow">
      <PageHead
        title={t(`form.editTitle.${kind}`)}
        text={t('form.editText')}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={crumbs} />}
      />
      {exists && <Notice>{t('form.exists')}</Notice>}
      <ImportFile draftKey={draftKeys.curriculum(kind, form.userId)} outcome={actionData} fileMb={fileMb} mayKeep />
      <CurriculumForm {...form} kind={kind} returned={draftIn(actionData)} toCheck={actionData?.toCheck ?? []} />
    </PageBody>
  )
}
