import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { ImportFile } from '../../../parts/curriculum-files/import-file.tsx'
import { draftIn, readFileIntent } from '../../../parts/curriculum-files/read-file-intent.ts'
import { CurriculumForm } from '../../../parts/curriculums/form/curriculum-form.tsx'
import { emptyCurriculum } from '../../../parts/curriculums/form/draft.ts'
import { saveCurriculum } from '../../../parts/curriculums/form/save-curriculum.ts'
import { offeredKindIn } from '../../../parts/curriculums/form/writable-kinds.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { callsContext, personContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/create-curriculum.ts'

const t = speak(phrases)

/** The page from which the person came, such as an application. */
const backOf = (request: Request) => safeRedirect(new URL(request.url).searchParams.get('back'))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = offeredKindIn(params.type)
  const kept = await context.get(callsContext).gateway.curriculums.listAvailability({})
  if (kept.some(({ cvType }) => cvType === kind)) {
    throw redirect(href('/curriculum/:type/edit', { type: kind }, { exists: 'true' }))
  }
  return {
    kind,
    userId: context.get(personContext)?.userId ?? '',
    today: dayOf(new Date()),
    cancel: backOf(request) ?? href('/curriculum'),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = offeredKindIn(params.type)
  const form = await request.formData()
  const calls = context.get(callsContext)
  const read = await readFileIntent(calls, form, { today: dayOf(new Date()), stored: async () => emptyCurriculum })
  if (read) return data(read, read.fault ? 422 : 200)
  const returned = await saveCurriculum(calls, { kind, mode: 'create', form, now: new Date() })
  if (returned)
    return data(
      { ...returned, fault: null, toCheck: [], unread: [] },
      Object.keys(returned.faults).length > 0 ? 422 : 200,
    )
  return redirect(backOf(request) ?? href('/curriculum/:type', { type: kind }, { saved: 'true' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('form.createTitle')} · Trampolim` }]
}

export default function CreateCurriculum({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageBody width="narrow">
      <PageHead
        title={t('form.createTitle')}
        text={t('form.createText')}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: href('/curriculum'), text: t('title') }]} />}
      />
      <ImportFile draftKey={draftKeys.curriculum(loaderData.kind, loaderData.userId)} outcome={actionData} />
      <CurriculumForm
        {...loaderData}
        initial={emptyCurriculum}
        base="new"
        returned={draftIn(actionData)}
        toCheck={actionData?.toCheck ?? []}
      />
    </PageBody>
  )
}
