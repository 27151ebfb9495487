import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { toast } from '../../../design/toasts.tsx'
import { readModel } from '../../../parts/calculators/read-model.ts'
import { ToolList } from '../../../parts/calculators/tool-list.tsx'
import { modelLink, modelPath } from '../../../parts/calculators/tools.ts'
import { birthDateText } from '../../../parts/dates-with-year.ts'
import { feedAt } from '../../../parts/feeds/feed-links.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { Scripted } from '../../../parts/scripted.tsx'
import { breadcrumbList } from '../../../parts/topics/breadcrumbs.ts'
import { callsContext, siteContext, structuredDataContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/model.ts'
import classes from './marketplace.module.css'

const t = speak({
  crumbs: marketplace.crumbs,
  back: marketplace.back,
  others: marketplace.others,
  feed: marketplace.feed,
  ...marketplace.model,
})

const feed = feedAt(href('/marketplace.atom'), t('feed'))

export async function loader({ params: { model: name }, context }: Route.LoaderArgs) {
  const model = await readModel(context.get(callsContext).socialMedia, name)
  if (!model) throw data(null, 404)
  const { publicUrl } = context.get(siteContext)
  const path = modelPath(name)
  const steps = [
    { name: t('back'), path: href('/marketplace') },
    { name: model.title, path },
  ]
  context.set(structuredDataContext, [breadcrumbList(steps, publicUrl)])
  return {
    ...model,
    name,
    others: model.others.map(modelLink),
    canonical: publicUrl + path,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { title, summary, canonical } = loaderData
  const kind = t('kind').toLowerCase()
  return [...publicPageTags({ title: `${title}: ${kind} · Trampolim`, description: summary, canonical }), feed]
}

export default function ModelPage({ loaderData }: Route.ComponentProps) {
  const { name, title, summary, fits, law, text, updated, others } = loaderData
  return (
    <PageBody>
      <PageHead
        title={title}
        text={summary}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: href('/marketplace'), text: t('back') }]} />}
      />
      <div className={classes.columns}>
        <section className={classes.column} aria-labelledby="text">
          <div className={classes.notes} data-off-paper>
            <h2>{t('fits')}</h2>
            <p>{fits}</p>
          </div>
          <div className={classes.notes}>
            <h2 id="text">{t('text')}</h2>
            <p data-off-paper>{t('how')}</p>
          </div>
          <div className={classes.actions} data-off-paper>
            <Scripted>
              <Button look="main" onClick={() => copy(text)}>
                {t('copy')}
              </Button>
            </Scripted>
            <a href={href('/marketplace/models/:model/text', { model: name })} className={classes.download} download>
              {t('download')}
            </a>
          </div>
          <pre className={classes.text}>{text}</pre>
        </section>
        <div className={classes.column} data-off-paper>
          <Notice>{t('advice')}</Notice>
          <p className={classes.soft}>
            {law && `${t('law')}: ${law}. `}
            {t('updated', { day: birthDateText(updated) })}.
          </p>
          <section aria-labelledby="others">
            <h2 id="others">{t('others')}</h2>
            <ToolList tools={others} labelledBy="others" />
          </section>
        </div>
      </div>
    </PageBody>
  )
}

/** Browsers allow a page to write to the clipboard only over HTTPS. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: t('copied'), tone: 'success' })
  } catch {
    toast({ text: t('failed'), tone: 'danger' })
  }
}
