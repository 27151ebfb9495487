import { demoMailbox } from '@trampolim/phrases/pt-br/demo-mailbox.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Link } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { DataItem, DataList } from '../../../design/facts.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/demo-mailbox.ts'
import { momentText } from './moment-text.ts'

const t = speak(demoMailbox)

export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).demo) throw data(null, 404)
  const letters = await context.get(callsContext).socialMedia.demo.listLetters({})
  return { letters: letters.map(({ sent, ...letter }) => ({ ...letter, sent: momentText(sent) })) }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
}

export default function DemoMailbox({ loaderData: { letters } }: Route.ComponentProps) {
  const refresh = (
    <ButtonLink to={href('/demo/mailbox')} replace>
      {t('refresh')}
    </ButtonLink>
  )
  return (
    <PageBody width="narrow">
      <PageHead title={t('title')} text={t('intro')} action={letters.length > 0 && refresh} />
      {letters.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} actions={refresh} />}
      {letters.length > 0 && (
        <DataList label={t('list')}>
          {letters.map(({ id, subject, to, sent }) => (
            <DataItem
              key={id}
              title={<Link to={href('/demo/mailbox/:id', { id })}>{subject}</Link>}
              text={`${t('toPerson', { to })} · ${sent}`}
            />
          ))}
        </DataList>
      )}
    </PageBody>
  )
}
