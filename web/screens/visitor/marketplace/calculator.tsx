import { isCalculator } from '@trampolim/marketplace/calculators/fields.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data } from 'react-router'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { CalculatorForm } from '../../../parts/calculators/calculator-form.tsx'
import { CalculatorResult } from '../../../parts/calculators/calculator-result.tsx'
import { calculatorView } from '../../../parts/calculators/calculator-view.ts'
import { ToolList } from '../../../parts/calculators/tool-list.tsx'
import { calculatorLinks } from '../../../parts/calculators/tools.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { breadcrumbList } from '../../../parts/topics/breadcrumbs.ts'
import { siteContext, structuredDataContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/calculator.ts'
import classes from './marketplace.module.css'

const t = speak({
  crumbs: marketplace.crumbs,
  back: marketplace.back,
  others: marketplace.others,
  form: marketplace.calculator.form,
  leftOut: marketplace.calculator.leftOut,
})

export function loader({ params: { tool }, url, context }: Route.LoaderArgs) {
  if (!isCalculator(tool)) throw data(null, 404)
  const view = calculatorView(tool, url.searchParams, { today: dayOf(new Date()) })
  const audience = tool === 'employee-cost' ? 'recruiter' : 'candidate'
  const { publicUrl } = context.get(siteContext)
  const path = href('/marketplace/:tool', { tool })
  const steps = [
    { name: t('back'), path: href('/marketplace') },
    { name: view.title, path },
  ]
  context.set(structuredDataContext, [breadcrumbList(steps, publicUrl)])
  const shown = {
    view,
    others: calculatorLinks(audience, { except: tool }),
    canonical: publicUrl + path,
    /** The form is reset for each new address. */
    address: url.search,
  }
  return data(shown, view.isFaulty ? 422 : 200)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { view, canonical } = loaderData
  return publicPageTags({ title: `${view.pageTitle} · Trampolim`, description: view.summary, canonical })
}

export default function CalculatorPage({ loaderData: { view, others, address } }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHead
        title={view.title}
        text={view.intro}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: href('/marketplace'), text: t('back') }]} />}
      />
      <div className={classes.columns}>
        {view.result && <CalculatorResult result={view.result} />}
        <section className={classes.column} aria-labelledby="form" data-off-paper>
          <h2 id="form">{t('form')}</h2>
          <CalculatorForm key={address} fields={view.fields} again={view.result !== null} />
        </section>
        <div className={classes.column}>
          <section className={classes.notes} aria-labelledby="left-out">
            <h2 id="left-out">{t('leftOut')}</h2>
            <ul className={classes.list}>
              {view.leftOut.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
          <p className={classes.soft}>
            {view.tables.text}: {view.tables.sources.join('; ')}.
          </p>
        </div>
        <section aria-labelledby="others" data-off-paper>
          <h2 id="others">{t('others')}</h2>
          <ToolList tools={others} labelledBy="others" />
        </section>
      </div>
    </PageBody>
  )
}
