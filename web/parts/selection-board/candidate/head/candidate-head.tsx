import { IconMessage } from '@tabler/icons-react'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../design/button.tsx'
import { Card } from '../../../../design/card.tsx'
import { classNames } from '../../../../design/class-names.ts'
import { Dotted } from '../../../../design/dotted.tsx'
import { Facts } from '../../../../design/facts.tsx'
import { Glyph } from '../../../../design/glyph.tsx'
import { Tag } from '../../../../design/tag.tsx'
import { Tile } from '../../../../design/tile.tsx'
import { AskConsent } from '../../../consent-requests/ask-consent.tsx'
import { Score } from '../../../matching/score.tsx'
import { MoveMenu } from '../../board/moves/move-menu.tsx'
import type { CandidacyIntent } from '../../candidacy-intent.ts'
import { InviteCandidate } from '../../invite/invite-candidate.tsx'
import type { DetailsView } from '../candidate-details.ts'
import { ContactFacts } from '../facts/contact-facts.tsx'
import { Advance } from './advance.tsx'
import classes from './candidate-head.module.css'
import { LikeCandidate } from './like-candidate.tsx'

const t = speak(selectionBoard)

type CandidateHeadProps = {
  view: DetailsView
  /** The address of this page, which handles its forms. */
  here: string
  /** Whether the job is open, so that the person can be invited to it. */
  isOpen: boolean
  discardAt: string
  /** The page of the messages with the candidate. */
  messages: string
  /** The page for setting an interview with them; null if none can be set. */
  interview: string | null
  run: (asked: CandidacyIntent) => void
  onDiscard: () => void
  /** In a panel, which is narrower, the actions come first, and the score is shown next to its explanation. */
  look?: 'page' | 'panel'
  /** Further content by the organisation, such as tags. */
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
  look = 'page',
  children,
}: CandidateHeadProps) {
  const { card, where, applied, contact, contactWhy } = view
  const isPanel = look === 'panel'
  const Name = isPanel ? 'h2' : 'h1'
  const Title = isPanel ? 'h3' : 'h2'
  const lines = isPanel ? [card.lines.join(' · ')].filter(Boolean) : card.lines
  const advance = <Advance card={card} moves={view.moves} action={here} run={run} />
  const like = <LikeCandidate card={card} action={here} />
  const invite = (isOpen || card.openInvitation) && (
    <InviteCandidate card={card} action={here} from="recommended" size="usual" />
  )
  const menu = { card, moves: view.moves, action: here, discardAt, run, onDiscard, look: 'plain' as const }
  const setsInterview = interview && <ButtonLink to={interview}>{t('move.interview')}</ButtonLink>
  const tags = (
    <ul className={classes.tags}>
      {card.tags.map(({ text, tone }) => (
        <li key={text}>
          <Tag tone={tone}>{text}</Tag>
        </li>
      ))}
    </ul>
  )
  return (
    <Card
      as="section"
      className={classNames(classes.head, isPanel && classes.panel)}
      data-card={isPanel ? undefined : card.cvId}
    >
      <div className={classes.who}>
        {!isPanel && <Tile name={card.name} logo={view.avatar} shape="person" size="large" />}
        <div className={classes.words}>
          <div className={classes.called}>
            <Name className={classes.name} tabIndex={isPanel ? -1 : undefined}>
              {card.name ?? t('card.hidden')}
            </Name>
            {!isPanel && like}
          </div>
          {lines.map((line) => (
            <p key={line} className={classes.soft}>
              <Dotted of={line} />
            </p>
          ))}
          <p className={classes.soft}>
            <Dotted of={[where, applied, view.gender]} />
          </p>
          {card.undo && <p className={classes.soft}>{card.undo}</p>}
        </div>
        {!isPanel && <Score score={card.score} look="full" />}
      </div>
      {isPanel ? (
        <>
          <div className={classes.actions}>
            {advance}
            {setsInterview}
            {invite}
            {like}
            {card.processId && (
              <ButtonLink to={messages} aria-label={t('move.message')} title={t('move.message')}>
                <IconMessage size={18} aria-hidden="true" />
              </ButtonLink>
            )}
            <MoveMenu {...menu} trigger={<Glyph name="dots" />} />
          </div>
          {tags}
        </>
      ) : (
        <>
          {tags}
          <div className={classes.actions}>
            {advance}
            <MoveMenu
              {...menu}
              side="left"
              trigger={
                <>
                  {t('move.menu')}
                  <Glyph name="down" size={16} />
                </>
              }
            />
            {invite}
            {card.processId && (
              <ButtonLink to={messages} icon={<IconMessage size={18} aria-hidden="true" />}>
                {t('move.message')}
              </ButtonLink>
            )}
            {setsInterview}
          </div>
        </>
      )}
      <div className={classes.facts}>
        <section aria-labelledby="contact">
          <Title id="contact" className={isPanel ? 'unseen' : undefined}>
            {t('details.contact.title')}
          </Title>
          {contactWhy && <p className={classes.soft}>{contactWhy}</p>}
          {contact && <ContactFacts contact={contact} />}
          <AskConsent cvId={card.cvId} consent={card.consent} action={here} />
        </section>
        {view.availability && (
          <section aria-labelledby="availability">
            <Title id="availability">{t('details.availability')}</Title>
            {view.availability.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
      </div>
      {view.disability && (
        <section aria-labelledby="disability" className={classes.contact}>
          <Title id="disability">{t('details.disability.title')}</Title>
          <p className={classes.soft}>{t('details.disability.private')}</p>
          <Facts facts={view.disability} />
        </section>
      )}
      {children && <div className={classes.contact}>{children}</div>}
    </Card>
  )
}
