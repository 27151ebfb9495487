import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { noticeEdits } from '@trampolim/marketplace/notices/status.ts'
import { noticeKindText, ownNotices } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { KeptForm } from '../../../parts/form/kept/kept-form.tsx'
import { NoticeFields, noticeLabels } from '../../../parts/notices/notice-fields.tsx'
import { noticeDayText, noticePlaceText, noticeTimeText } from '../../../parts/notices/notice-texts.ts'
import classes from '../../../parts/notices/notices.module.css'
import { refusedIn, type WrittenNotice, writtenIn } from '../../../parts/notices/written-notice.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { rereadAfterConflict } from '../../../platform/reread-after-conflict.ts'
import type { Route } from './+types/edit.ts'

/** After a conflict, and once the notice is over. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.actionStatus === 410 || rereadAfterConflict(asked)
}

const t = speak(ownNotices)

/** Reads the latest version of the notice. What one that is over says can be handed in as a new one. */
export async function loader({ params: { noticeId: id }, context }: Route.LoaderArgs) {
  try {
    const { edit, edition, status, reason, ...published } = await context
      .get(callsContext)
      .gateway.notices.readOwnNotice({ id })
    const over = status === 'withdrawn' || status === 'ended' ? status : null
    const does = noticeEdits[status] ?? ('writes-anew' as const)
    const latest: WrittenNotice = { ...published, ...edit }
    return { id, latest, edition, does, over, reason: (status === 'approved' ? edit?.reason : reason) ?? null }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.status === 404 || refused?.code === 'invalid_form') throw data(null, 404)
    throw problem
  }
}

/**
 * Saves the form, or hands it in as a new notice. The typed text stays if it is refused, or if a colleague has changed or
 * withdrawn the notice meanwhile.
 */
export async function action({ request, params: { noticeId: id }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { written, sent } = writtenIn(form)
  const { notices } = context.get(callsContext).gateway
  try {
    if (form.has('anew')) {
      await notices.writeNotice({ ...sent, once: true })
      return redirect(href('/recruiter/notices', {}, { done: 'written' }))
    }
    await notices.editNotice({ ...sent, id, edition: Number(form.get('edition')) })
  } catch (problem) {
    const { code, faults, status } = refusedIn(problem)
    if (status === 404) throw data({ message: faults[''] }, status)
    const isChanged = code === 'notice_changed'
    // The page itself says what happened meanwhile.
    return data({ written, faults: isChanged || code === 'notice_gone' ? {} : faults, isChanged }, status)
  }
  const { status, edit } = await notices.readOwnNotice({ id })
  const done = status !== 'approved' ? 'edited' : edit ? 'editSent' : 'editDropped'
  return redirect(href('/recruiter/notices', {}, { done }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('form.editTitle')} · Trampolim` }]
}

export default function EditNotice({ loaderData, actionData }: Route.ComponentProps) {
  const { id, latest, edition, does, over, reason } = loaderData
  const { written = latest, isChanged = false } = actionData ?? {}
  return (
    <PageBody width="narrow">
      <PageHead
        title={t('form.editTitle')}
        text={t(`form.editText.${does}`)}
        crumbs={<Breadcrumbs label={t('title')} crumbs={[{ to: href('/recruiter/notices'), text: t('form.back') }]} />}
      />
      <div className={classes.body}>
        {isChanged && <ChangedMeanwhile now={latest} />}
        {over && (
          <Notice tone="warn" live>
            {t(`form.over.${over}`)}
          </Notice>
        )}
        {reason && !actionData && <Notice tone="warn">{t('reason', { reason })}</Notice>}
        <Notice>{t('form.rules')}</Notice>
        <KeptForm
          draftKey={draftKeys.kept('notice', id)}
          refused={actionData}
          labels={noticeLabels}
          base={{ name: 'edition', value: String(edition), conflictReported: isChanged }}
          className={classes.form}
        >
          {({ faults, busy }) => (
            <>
              <NoticeFields written={written} faults={faults} />
              {over && <input type="hidden" name="anew" />}
              <div>
                <Button type="submit" look="main" loading={busy}>
                  {t(over ? 'form.sendNew' : does === 'changes' ? 'form.save' : 'form.send')}
                </Button>
              </div>
            </>
          )}
        </KeptForm>
      </div>
    </PageBody>
  )
}

/** Explains that a colleague has saved a change meanwhile, and shows it. */
function ChangedMeanwhile({ now }: { now: WrittenNotice }) {
  return (
    <Notice tone="warn" live title={t('form.changedTitle')}>
      <p>{t('form.changed')}</p>
      <details className={classes.details} open>
        <summary className="folds">{t('form.now')}</summary>
        <p>{now.title}</p>
        <p>
          {noticeKindText[now.kind as keyof typeof noticeKindText]} · {noticeDayText(now.day)}, {noticeTimeText(now)} ·{' '}
          {noticePlaceText(now)}
        </p>
        <p className={classes.words}>{now.text}</p>
        <p className={classes.words}>{now.howTo}</p>
        {now.link && <p>{now.link}</p>}
      </details>
    </Notice>
  )
}
