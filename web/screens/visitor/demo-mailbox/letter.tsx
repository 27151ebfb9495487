import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { demoMailbox } from '@trampolim/phrases/pt-br/demo-mailbox.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Link } from 'react-router'
import { Facts } from '../../../design/facts.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/letter.ts'
import classes from './letter.module.css'
import { type Piece, piecesOf } from './letter-text.ts'
import { momentText } from './moment-text.ts'

const t = speak(demoMailbox)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { demo, publicUrl } = context.get(siteContext)
  if (!demo) throw data(null, 404)
  try {
    const letter = await context.get(callsContext).socialMedia.demo.readLetter({ id: params.id })
    const { subject, from, to, text, calendar } = letter
    const pieces = piecesOf(text, publicUrl)
    return { id: params.id, subject, from, to, sent: momentText(letter.sent), pieces, hasEvent: calendar !== null }
  } catch (problem) {
    if (refusalOf(problem)) throw data(null, 404)
    throw problem
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.subject ?? t('missing')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
}

/** A letter as a mail program shows it, in a sandboxed frame, together with its plain text. */
export default function Letter({ loaderData }: Route.ComponentProps) {
  const { id, subject, from, to, sent, pieces, hasEvent } = loaderData
  const crumbs = [{ to: href('/demo/mailbox'), text: t('back') }]
  return (
    <PageBody>
      <PageHead title={subject} crumbs={<Breadcrumbs label={t('title')} crumbs={crumbs} />} />
      <div className={classes.head}>
        <Facts
          facts={[
            { name: t('from'), value: from },
            { name: t('to'), value: to },
            { name: t('sent'), value: sent },
          ]}
        />
        {hasEvent && (
          <p>
            <a href={href('/demo/mailbox/:id/calendar', { id })} download="entrevista.ics">
              {t('event')}
            </a>
          </p>
        )}
      </div>
      <div className={classes.columns}>
        <iframe
          className={classes.frame}
          src={href('/demo/mailbox/:id/html', { id })}
          title={t('asShown')}
          sandbox="allow-top-navigation-by-user-activation"
          loading="lazy"
        />
        <section aria-labelledby="text">
          <h2 id="text" className={classes.title}>
            {t('text')}
          </h2>
          <div className={classes.text}>{pieces.map(pieceOf)}</div>
        </section>
      </div>
    </PageBody>
  )
}

function pieceOf(piece: Piece, at: number) {
  const key = `${at} ${piece.text}`
  if (!('url' in piece)) return <span key={key}>{piece.text}</span>
  if (piece.own) {
    return (
      <Link key={key} to={piece.url}>
        {piece.text}
      </Link>
    )
  }
  return (
    <a key={key} href={piece.url} rel="noreferrer">
      {piece.text}
    </a>
  )
}
