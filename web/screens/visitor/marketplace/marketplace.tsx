import { marketplace } from '@trampolim/phrases/pt-br/marketplace.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { ToolList } from '../../../parts/calculators/tool-list.tsx'
import { calculatorLinks, modelLinks } from '../../../parts/calculators/tools.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/marketplace.ts'
import classes from './marketplace.module.css'

const t = speak({
  title: marketplace.title,
  text: marketplace.text,
  description: marketplace.description,
  candidate: marketplace.candidate,
  recruiter: marketplace.recruiter,
  calculators: marketplace.calculators,
  models: marketplace.models,
})
const audiences = ['candidate', 'recruiter'] as const

export function loader({ context }: Route.LoaderArgs) {
  return {
    canonical: context.get(siteContext).publicUrl + href('/marketplace'),
    groups: audiences.map((audience) => ({
      audience,
      calculators: calculatorLinks(audience),
      models: modelLinks(audience),
    })),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${t('title')} · Trampolim`, description: t('description') }
  return publicPageTags({ ...page, canonical: loaderData.canonical })
}

export default function Marketplace({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <div className={classes.groups}>
        {groups.map(({ audience, calculators, models }) => (
          <section key={audience} className={classes.group} aria-labelledby={audience}>
            <h2 id={audience}>{t(audience)}</h2>
            <div>
              <h3 id={`${audience}-calculators`}>{t('calculators')}</h3>
              <ToolList tools={calculators} labelledBy={`${audience}-calculators`} />
            </div>
            <div>
              <h3 id={`${audience}-models`}>{t('models')}</h3>
              <ToolList tools={models} labelledBy={`${audience}-models`} />
            </div>
          </section>
        ))}
      </div>
    </PageBody>
  )
}
