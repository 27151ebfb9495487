import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { noticeKinds, noticeLengths } from '@trampolim/marketplace/notices/fields.ts'
import { type StateCode, stateName, states } from '@trampolim/marketplace/reference/states.ts'
import { noticeKindText, ownNotices } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Form, redirect, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { Select } from '../../../design/select.tsx'
import { TextArea, TextField } from '../../../design/text-field.tsx'
import classes from '../../../parts/notices/notices.module.css'
import { callsContext } from '../../../platform/context.ts'
import type { Faults } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/new.ts'

const t = speak(ownNotices)
const fields = [
  ...['kind', 'title', 'text', 'day', 'start', 'end', 'address', 'city', 'state', 'link', 'howTo'],
] as const
type Written = Parameters<Calls['gateway']['notices']['writeNotice']>[0]

/** Hands the notice in; what was typed stays if it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const written = Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')]))
  try {
    const { state, kind } = written as { state: StateCode; kind: Written['kind'] }
    await context.get(callsContext).gateway.notices.writeNotice({ ...(written as Written), state, kind })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status >= 500) throw problem
    const entries = Object.entries(refused.fields ?? {}).map(([field, { message }]) => [field, message])
    const faults: Faults = entries.length > 0 ? Object.fromEntries(entries) : { '': refused.message }
    return data({ written, faults }, refused.status)
  }
  return redirect(href('/recruiter/notices', {}, { done: 'written' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('form.title')} · Trampolim` }]
}

export default function NewNotice({ actionData }: Route.ComponentProps) {
  const written: Record<string, string | undefined> = actionData?.written ?? {}
  const faults: Faults = actionData?.faults ?? {}
  const busy = useNavigation().state === 'submitting'
  const field = (name: string) => ({ name, defaultValue: written[name], fault: faults[name] })
  return (
    <PageBody width="narrow">
      <PageHead
        title={t('form.title')}
        text={t('form.text')}
        crumbs={<Breadcrumbs label={t('title')} crumbs={[{ to: href('/recruiter/notices'), text: t('form.back') }]} />}
      />
      <div className={classes.body}>
        <FormSummary title={t('form.check')} faults={faults} />
        <Notice>{t('form.rules')}</Notice>
        <Form method="post" noValidate className={classes.form}>
          <Select
            {...field('kind')}
            label={t('form.kind')}
            placeholder={t('form.choose')}
            options={noticeKinds.map((value) => ({ value, text: noticeKindText[value] }))}
          />
          <TextField {...field('title')} label={t('form.noticeTitle')} most={noticeLengths.title} />
          <TextArea
            {...field('text')}
            label={t('form.words')}
            hint={t('form.wordsHint')}
            most={noticeLengths.text}
            rows={6}
          />
          <div className={classes.times}>
            <TextField {...field('day')} type="date" label={t('form.day')} />
            <TextField {...field('start')} type="time" label={t('form.start')} />
            <TextField {...field('end')} type="time" label={t('form.end')} />
          </div>
          <TextField
            {...field('address')}
            label={t('form.address')}
            hint={t('form.addressHint')}
            most={noticeLengths.address}
          />
          <TextField {...field('city')} label={t('form.city')} most={noticeLengths.city} />
          <Select
            {...field('state')}
            label={t('form.state')}
            placeholder={t('form.choose')}
            options={states.codes.map((value) => ({ value, text: stateName(value) }))}
          />
          <TextArea {...field('howTo')} label={t('form.howTo')} hint={t('form.howToHint')} most={noticeLengths.howTo} />
          <TextField
            {...field('link')}
            type="url"
            inputMode="url"
            optional={t('form.optional')}
            label={t('form.link')}
            hint={t('form.linkHint')}
            most={noticeLengths.link}
          />
          <div>
            <Button type="submit" look="main" loading={busy}>
              {t('form.send')}
            </Button>
          </div>
        </Form>
      </div>
    </PageBody>
  )
}
