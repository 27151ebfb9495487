import { IconMessage } from '@tabler/icons-react'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Tag } from '../../../design/tag.tsx'
import { Tile } from '../../../design/tile.tsx'
import { AskConsent } from '../../consent-requests/ask-consent.tsx'
import { Score } from '../../matching/score.tsx'
import { MoveMenu } from '../board/move-menu.tsx'
import type { CandidacyIntent } from '../candidacy-intent.ts'
import { InviteCandidate } from '../invite/invite-candidate.tsx'
import { Advance } from './advance.tsx'
import type { DetailsView } from './candidate-details.ts'
import classes from './candidate-head.module.css'
import { ContactFacts } from './contact-facts.tsx'
import { LikeCandidate } from './like-candidate.tsx'

const t = speak(selectionBoard)

type CandidateHeadProps = {
  view: DetailsView
  /** The address of this page, which handles its forms. */
  here: string
  /** The job is open, so that the person can be invited to it. */
  isOpen: boolean
  discardAt: string
  /** The page of the messages with the candidate. */
  messages: string
  /** The page that sets an interview with them; null where none can be set. */
  interview: string | null
  run: (asked: CandidacyIntent) => void
  onDiscard: () => void
  /** What the organisation adds to them. */
  children?: ReactNode
}

/** The candidate's name, step, actions and contact data, or why those are hidden. */
export function CandidateHead({
  view,
  here,
  isOpen,
  discardAt,
  messages,
  interview,
  run,
  onDiscard,
  children,
}: CandidateHeadProps) {
  const { card, where, applied, contact, contactWhy } = view
  return (
    <Card as="section" className={classes.head} data-card={card.cvId}>
      <div className={classes.who}>
        <Tile name={card.name} logo={view.avatar} shape="person" size="large" />
        <div className={classes.words}>
          <h1 className={classes.name}>{card.name ?? t('card.hidden')}</h1>
          {card.lines.map((line) => (
            <p key={line} className={classes.soft}>
              {line}
            </p>
          ))}
          <p className={classes.soft}>{[where, applied, view.gender].filter(Boolean).join(' · ')}</p>
          {card.undo && <p className={classes.soft}>{card.undo}</p>}
        </div>
        <Score score={card.score} look="full" />
      </div>
      <ul className={classes.tags}>
        {card.tags.map(({ text, tone }) => (
          <li key={text}>
            <Tag tone={tone}>{text}</Tag>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Advance card={card} moves={view.moves} action={here} run={run} />
        <MoveMenu
          card={card}
          moves={view.moves}
          action={here}
          discardAt={discardAt}
          run={run}
          onDiscard={onDiscard}
          look="plain"
          side="left"
          trigger={
            <>
              {t('move.menu')}
              <Glyph name="down" size={16} />
            </>
          }
        />
        {(isOpen || card.openInvitation) && (
          <InviteCandidate card={card} action={here} from="recommended" size="usual" />
        )}
        {card.processId && (
          <ButtonLink to={messages} icon={<IconMessage size={18} aria-hidden="true" />}>
            {t('move.message')}
          </ButtonLink>
        )}
        {interview && <ButtonLink to={interview}>{t('move.interview')}</ButtonLink>}
        <LikeCandidate card={card} action={here} />
      </div>
      <div className={classes.facts}>
        <section aria-labelledby="contact">
          <h2 id="contact">{t('details.contact.title')}</h2>
          {contactWhy && <p className={classes.soft}>{contactWhy}</p>}
          {contact && <ContactFacts contact={contact} />}
          <AskConsent cvId={card.cvId} consent={card.consent} action={here} />
        </section>
        {view.availability && (
          <section aria-labelledby="availability">
            <h2 id="availability">{t('details.availability')}</h2>
            {view.availability.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
      </div>
      {view.disability && (
        <section aria-labelledby="disability" className={classes.contact}>
          <h2 id="disability">{t('details.disability.title')}</h2>
          <p className={classes.soft}>{t('details.disability.private')}</p>
          <Facts facts={view.disability} />
        </section>
      )}
      {children && <div className={classes.contact}>{children}</div>}
    </Card>
  )
}
