import type { ListedKey } from '@trampolim/contract/gateway/api-keys.ts'
import { longestPurpose } from '@trampolim/marketplace/api-keys/keys.ts'
import { apiKeyReview } from '@trampolim/phrases/pt-br/api-keys.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Dotted } from '../../../design/dotted.tsx'
import { DataItem, DataList } from '../../../design/facts.tsx'
import { Tag } from '../../../design/tag.tsx'
import { dayText } from '../../../parts/dates.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { TextForm } from '../../../parts/form/kept/text-form.tsx'
import { ReportPage } from '../../../parts/reviews/report-page.tsx'
import { unheardAmong } from '../../../parts/reviews/unheard.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/api-keys.ts'
import classes from './reports.module.css'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(apiKeyReview)
const pathOf = (page: number) => href('/review/reports/keys', {}, { page: page > 1 ? page : null })

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const page = pageAsked(query)
  const { items, size, total } = await context.get(callsContext).gateway.apiKeys.listApiKeys({ page })
  const last = lastPageInstead({ items, page, size, total })
  if (last) throw redirect(pathOf(last))
  return { page, pages: Math.ceil(total / size), keys: items, done: query.has('done') }
}

/** Revokes a key; the typed remark stays if it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [id, remark] = [String(form.get('id') ?? ''), String(form.get('remark') ?? '')]
  try {
    await context.get(callsContext).gateway.apiKeys.endApiKey({ id, remark })
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data({ id, text: remark, fault: refused.fields?.remark?.message ?? refused.message }, refused.status)
  }
  return redirect(href('/review/reports/keys', {}, { done: 'true' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('tab')} · Trampolim` }]
}

export default function ApiKeys({ loaderData: { keys, page, pages, done }, actionData }: Route.ComponentProps) {
  return (
    <ReportPage
      on="keys"
      text={t('text')}
      done={done && t('done')}
      unheard={unheardAmong(
        actionData,
        keys.filter(({ endedBy }) => endedBy === null),
      )}
      none={{ title: t('none.title'), text: t('none.text') }}
      isEmpty={keys.length === 0}
      page={page}
      pages={pages}
      to={pathOf}
    >
      <DataList label={t('tab')}>
        {keys.map((key) => (
          <DataItem
            key={key.id}
            title={key.project}
            text={<Details shown={key} refused={actionData?.id === key.id ? actionData : undefined} />}
          />
        ))}
      </DataList>
    </ReportPage>
  )
}

function Details({ shown, refused }: { shown: ListedKey; refused: { text: string; fault: string } | undefined }) {
  const { id, project, email, purpose, made, used, endedBy, remark } = shown
  const facts = [
    t('of', { email }),
    t('made', { when: dayText(made) }),
    used === null ? t('unused') : t('used', { when: dayText(used) }),
  ]
  return (
    <div className={classes.details}>
      <div>
        <Tag tone={endedBy === null ? 'green' : 'plain'}>
          {endedBy === null ? t('working') : t(`endedBy${endedBy}`)}
        </Tag>
      </div>
      <p className={classes.words}>{purpose}</p>
      <p>
        <Dotted of={facts} />
      </p>
      {remark && <p>{t('remark', { remark })}</p>}
      {endedBy === null && (
        <details open={refused !== undefined}>
          <summary className="folds">{t('fold', { project })}</summary>
          <TextForm
            draftKey={draftKeys.kept('review', id)}
            id={id}
            name="remark"
            label={t('reason')}
            hint={t('reasonHint')}
            most={longestPurpose}
            refused={refused}
            hidden={{ id }}
            className={classes.form}
          >
            {({ busy }) => (
              <Button type="submit" loading={busy} aria-label={`${t('end')}: ${project}`}>
                {t('end')}
              </Button>
            )}
          </TextForm>
        </details>
      )}
    </div>
  )
}
