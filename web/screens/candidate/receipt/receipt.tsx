import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { receipts } from '@trampolim/phrases/pt-br/receipts.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { PaperButton } from '../../../parts/curriculum-paper/paper-button.tsx'
import { PaperSheet } from '../../../parts/curriculum-paper/paper-sheet.tsx'
import { receiptPaper } from '../../../parts/receipts/receipt-paper.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/receipt.ts'
import classes from './receipt.module.css'

const t = speak(receipts)

export async function loader({ params: { processId }, request, context }: Route.LoaderArgs) {
  const page = pageAsked(new URL(request.url).searchParams)
  const calls = context.get(callsContext).gateway.receipts
  const receipt = await calls.readReceipt({ processId, page }).catch(asMissing)
  const { withdrawn, total } = receipt
  return { processId, page, total, withdrawn, paper: receiptPaper(receipt, context.get(siteContext)) }
}

function asMissing(problem: unknown): never {
  const refused = refusalOf(problem)
  if (refused?.code === 'receipt_not_found' || refused?.code === 'invalid_form') throw data(null, 404)
  throw problem
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Receipt({ loaderData }: Route.ComponentProps) {
  const { processId, page, total, withdrawn, paper } = loaderData
  const other = (to: number) =>
    href('/selective-process/:processId/receipt', { processId }, { page: to > 1 ? to : null })
  return (
    <PageBody width="narrow">
      <PageHead
        title={t('title')}
        text={t('text')}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: href('/selective-process'), text: t('back') }]} />}
      />
      <div className={classes.receipt}>
        {withdrawn && <Notice>{t('withdrawn')}</Notice>}
        {total > 1 && <p>{t('several', { total })}</p>}
        <div className={classes.actions}>
          <PaperButton key={page} paper={paper} />
          {page < total && <ButtonLink to={other(page + 1)}>{t('earlier')}</ButtonLink>}
          {page > 1 && <ButtonLink to={other(page - 1)}>{t('later')}</ButtonLink>}
        </div>
        <PaperSheet paper={paper} marked={null} titles="h2" />
        <p className={classes.soft}>{t('kept')}</p>
      </div>
    </PageBody>
  )
}
