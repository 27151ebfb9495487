import { ButtonLink } from '../../../design/button.tsx'
import { Contents } from '../../../design/contents.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import classes from '../../../parts/api-docs/api-docs.module.css'
import { ServiceCalls } from '../../../parts/api-docs/call-list.tsx'
import { Coded } from '../../../parts/api-docs/coded.tsx'
import { type Docs, Section } from '../../../parts/api-docs/docs-section.tsx'
import { RefusalTable } from '../../../parts/api-docs/refusal-table.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/api-docs.ts'

/** The contract of all services is only loaded once somebody opens the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shownDocs } = await import('../../../parts/api-docs/shown-docs.ts')
  const { publicUrl, demo } = context.get(siteContext)
  return { ...shownDocs({ publicUrl, demo }), canonical: publicUrl + href('/api/docs') }
}

export function meta({ loaderData: { title, description, canonical } }: Route.MetaArgs): Route.MetaDescriptors {
  return publicPageTags({ title: `${title} · Trampolim`, description, canonical })
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { title, text, contents, sections, calls, programs, services, ask } = loaderData
  const parts = [
    ...Object.entries(sections).map(([id, section]) => ({ id, title: section.title })),
    ...[
      { id: 'calls', title: calls.title },
      { id: 'programs', title: programs.title },
    ],
  ]
  return (
    <PageBody width="narrow">
      <PageHead title={title} text={text} />
      <Contents label={contents} sections={parts} />
      <Section id="start" {...sections.start}>
        <p>{sections.start.services}</p>
        <ul className={classes.list}>
          {services.map((service) => (
            <li key={service.id}>
              <a href={`#${service.id}`}>{service.title}</a>: <code>{service.address}</code>
            </li>
          ))}
        </ul>
        <p>{sections.start.fair}</p>
      </Section>
      <Section id="key" {...sections.key}>
        <div className={classes.actions}>
          <ButtonLink look="main" to={href('/api/keys')}>
            {ask}
          </ButtonLink>
        </div>
      </Section>
      <Section id="limits" {...sections.limits} />
      <Section id="paging" {...sections.paging} />
      <Errors docs={loaderData} />
      <Section id="values" {...sections.values} />
      <Section id="feeds" {...sections.feeds} />
      <Section id="calls" title={calls.title} text={[calls.text, calls.origin, calls.english]}>
        {services.map((service) => (
          <ServiceCalls key={service.id} service={service} words={calls} />
        ))}
      </Section>
      <Section id="programs" title={programs.title} text={[programs.text]}>
        <ul className={classes.list}>
          {services.map((service) => (
            <li key={service.id}>
              {service.title}: <a href={service.document}>{service.document}</a>
            </li>
          ))}
        </ul>
        <p>
          {programs.explorer} <a href="/api/docs/explorer">{programs.open}</a>
        </p>
      </Section>
    </PageBody>
  )
}

function Errors({ docs: { sections, statuses, errors, refusals } }: { docs: Docs }) {
  return (
    <Section id="errors" {...sections.errors}>
      <h3>{errors.statuses}</h3>
      <ul className={classes.list}>
        {statuses.map(({ status, text }) => (
          <li key={status}>
            <code>{status}</code>: {text}
          </li>
        ))}
      </ul>
      <h3 id="codes">{errors.any}</h3>
      <RefusalTable labelledBy="codes" refusals={refusals.any} words={errors} />
      <details className={classes.fold}>
        <summary className="folds" id="other-codes">
          {errors.others}
        </summary>
        <RefusalTable labelledBy="other-codes" refusals={refusals.others} words={errors} />
      </details>
      <p>
        <Coded text={errors.more} />
      </p>
    </Section>
  )
}
