import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { ownNotices } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { KeptForm } from '../../../parts/form/kept/kept-form.tsx'
import { NoticeFields, noticeLabels } from '../../../parts/notices/notice-fields.tsx'
import classes from '../../../parts/notices/notices.module.css'
import { refusedIn, writtenIn } from '../../../parts/notices/written-notice.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/new.ts'

const t = speak(ownNotices)

/** Whoever may not write one is led to the list, which says why. */
export async function loader({ context }: Route.LoaderArgs) {
  const { mayWrite } = await context
    .get(callsContext)
    .gateway.notices.listOwnNotices({ size: 1 })
    .catch((problem: unknown) => {
      if (refusalOf(problem)?.code !== 'organization_not_found') throw problem
      return { mayWrite: false }
    })
  if (!mayWrite) throw redirect(href('/recruiter/notices'))
  return null
}

/** Submits the notice for review; the typed text stays if it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const { written, sent } = writtenIn(await request.formData())
  try {
    await context.get(callsContext).gateway.notices.writeNotice({ ...sent, once: true })
  } catch (problem) {
    const { faults, status } = refusedIn(problem)
    return data({ written, faults }, status)
  }
  return redirect(href('/recruiter/notices', {}, { done: 'written' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('form.title')} · Trampolim` }]
}

export default function NewNotice({ actionData }: Route.ComponentProps) {
  const written = actionData?.written ?? {}
  return (
    <PageBody width="narrow">
      <PageHead
        title={t('form.title')}
        text={t('form.text')}
        crumbs={<Breadcrumbs label={t('title')} crumbs={[{ to: href('/recruiter/notices'), text: t('form.back') }]} />}
      />
      <div className={classes.body}>
        <Notice>{t('form.rules')}</Notice>
        <KeptForm
          draftKey={draftKeys.kept('notice', 'new')}
          refused={actionData}
          labels={noticeLabels}
          className={classes.form}
        >
          {({ faults, busy }) => (
            <>
              <NoticeFields written={written} faults={faults} />
              <div>
                <Button type="submit" look="main" loading={busy}>
                  {t('form.send')}
                </Button>
              </div>
            </>
          )}
        </KeptForm>
      </div>
    </PageBody>
  )
}
