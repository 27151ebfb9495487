import type { Calls } from '@trampolim/contract/client/calls.ts'
import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { type CurriculumKind, curriculumKinds, sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { ImportFile } from '../../../parts/curriculum-files/import-file.tsx'
import { draftIn, noNews, readFileIntent } from '../../../parts/curriculum-files/read-file-intent.ts'
import { CurriculumForm } from '../../../parts/curriculums/form/curriculum-form.tsx'
import { newCurriculum } from '../../../parts/curriculums/form/draft.ts'
import { saveCurriculum } from '../../../parts/curriculums/form/save-curriculum.ts'
import { kindIn } from '../../../parts/curriculums/kind-in.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/create-curriculum.ts'

const t = speak(phrases)

/** The page from which the person came, such as the form of an application. */
const backOf = (request: Request) => safeRedirect(new URL(request.url).searchParams.get('back'))

/** The initial values of the form: taken from a curriculum of another kind, or empty. */
async function beginning(calls: Calls, kind: CurriculumKind) {
  const { curriculums } = calls.gateway
  const kept = await curriculums.listAvailability({})
  const other = kept.find(({ cvType }) => cvType !== kind)
  return {
    exists: kept.some(({ cvType }) => cvType === kind),
    copied: other?.cvType ?? null,
    initial: newCurriculum(kind, other && (await curriculums.readCurriculum(sentKind(other.cvType)))),
  }
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = kindIn(params.type)
  const { exists, copied, initial } = await beginning(context.get(callsContext), kind)
  if (exists) throw redirect(href('/curriculum/:type/edit', { type: kind }, { exists: 'true' }))
  return {
    kind,
    copied,
    initial,
    userId: context.get(personContext)?.userId ?? '',
    fileMb: context.get(siteContext).curriculumFileMb,
    today: dayOf(new Date()),
    cancel: backOf(request) ?? href('/curriculum'),
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = kindIn(params.type)
  const form = await request.formData()
  const calls = context.get(callsContext)
  const read = await readFileIntent(calls, form, {
    kind,
    today: dayOf(new Date()),
    stored: async () => (await beginning(calls, kind)).initial,
  })
  if (read) return data(read, read.fault ? 422 : 200)
  const returned = await saveCurriculum(calls, { kind, mode: 'create', form, now: new Date() })
  if (returned)
    return data({ ...returned, ...noNews, fault: null }, Object.keys(returned.faults).length > 0 ? 422 : 200)
  return redirect(backOf(request) ?? href('/curriculum/:type', { type: kind }, { saved: 'true' }))
}

export function meta({ params }: Route.MetaArgs): Route.MetaDescriptors {
  const kind = curriculumKinds.codes.find((each) => each === params.type) ?? 'professional'
  return [{ title: `${t(`form.createTitle.${kind}`)} · Trampolim` }]
}

export default function CreateCurriculum({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, copied, fileMb, ...form } = loaderData
  return (
    <PageBody width="narrow">
      <PageHead
        title={t(`form.createTitle.${kind}`)}
        text={t(`form.createText.${kind}`)}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: href('/curriculum'), text: t('title') }]} />}
      />
      <ImportFile draftKey={draftKeys.curriculum(kind, form.userId)} outcome={actionData} fileMb={fileMb} mayKeep />
      {copied && <Notice>{t('form.copied', { kind: t(`kind.${copied}`).toLocaleLowerCase('pt-BR') })}</Notice>}
      <CurriculumForm
        key={kind}
        {...form}
        kind={kind}
        base="new"
        returned={draftIn(actionData)}
        toCheck={actionData?.toCheck ?? []}
      />
    </PageBody>
  )
}
