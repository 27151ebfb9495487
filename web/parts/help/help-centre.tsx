import type { HelpAnswer } from '@trampolim/contract/social-media/faq.ts'
import { helpExamples, help as phrases } from '@trampolim/phrases/pt-br/help.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Glyph } from '../../design/glyph.tsx'
import { Arcs } from '../../design/illustration.tsx'
import { Link } from '../../design/link.tsx'
import { Prose } from '../content/prose.tsx'
import classes from './help-centre.module.css'
import { contactPath, helpPath, topicPath } from './help-paths.ts'
import type { HelpPage } from './read-help.ts'
import { TopicIcon } from './topic-icon.tsx'

const t = speak(phrases)
/** 'Segunda-feira' isn't broken at its hyphen in a narrow heading. */
const whole = (words: string): string => words.replaceAll('-', '\u2011')

/** The help centre: first the search, then topics and answers; beside them what the person may do next. */
export function HelpCentre({ page }: { page: HelpPage }) {
  const { audience, text, topics, answers, interview } = page
  return (
    <>
      <section className={classes.hero}>
        <div className={classes.sky}>
          <Arcs />
        </div>
        <div className={classes.inside}>
          <h1>{t('title')}</h1>
          {/* biome-ignore lint/a11y/useSemanticElements: `search` elements are unknown to older browsers. */}
          <form role="search" action={helpPath(audience)} className={classes.search}>
            <label htmlFor="q" className="unseen">
              {t('search')}
            </label>
            <Glyph name="search" />
            <input id="q" name="q" type="search" defaultValue={text} placeholder={t('placeholder')} maxLength={120} />
            <Button type="submit" look="sun">
              {t('submit')}
            </Button>
          </form>
          <p className={classes.examples}>
            <span>{t('examples')}</span>
            {helpExamples[audience].map((example) => (
              <Link key={example} to={helpPath(audience, { q: example })}>
                {example}
              </Link>
            ))}
          </p>
        </div>
      </section>
      <div className={classes.columns}>
        <div className={classes.main}>
          {text !== '' && <Found page={page} />}
          <section aria-labelledby="topics">
            <h2 id="topics">{t('topics')}</h2>
            <ul className={classes.topics}>
              {topics.map(({ topic, title, text: about }) => (
                <li key={topic}>
                  <Link to={topicPath(audience, topic)}>
                    <TopicIcon topic={topic} />
                    <b>{title}</b>
                    <span>{about}</span>
                    <Glyph name="right" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          {text === '' && (
            <section aria-labelledby="quick">
              <h2 id="quick">{t('quick')}</h2>
              <Folded answers={answers} />
            </section>
          )}
        </div>
        <aside className={classes.side} aria-label={t('people')}>
          {interview && (
            <section className={classes.next} aria-labelledby="next">
              <h2 id="next">{t('interview.title', { when: whole(interview.when) })}</h2>
              <p>{interview.job}</p>
              <ul>
                {(['where', 'bring', 'change'] as const).map((what) => (
                  <li key={what}>
                    <Link to="/interviews">
                      {t(`interview.${what}`)}
                      <Glyph name="right" />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="people">
            <h2 id="people">{t('people')}</h2>
            <p>{t('peopleText')}</p>
            <ButtonLink to={contactPath(audience)} wide>
              {t('write')}
            </ButtonLink>
          </section>
          <Link className={classes.more} to={contactPath(audience, { kind: 'reportJob' })}>
            {t('report')}
          </Link>
          <Link className={classes.more} to={helpPath(audience === 'candidate' ? 'recruiter' : 'candidate')}>
            {t(`otherSide.${audience}`)}
          </Link>
        </aside>
      </div>
    </>
  )
}

function Found({ page: { text, answers } }: { page: HelpPage }) {
  return (
    <section aria-labelledby="found">
      <h2 id="found">{answers.length > 0 ? t('found', { count: answers.length, text }) : t('none', { text })}</h2>
      {answers.length > 0 ? <Folded answers={answers} open /> : <p>{t('noneText')}</p>}
    </section>
  )
}

/** Collapsible answers; the first is open if the person searched. */
function Folded({ answers, open }: { answers: readonly HelpAnswer[]; open?: boolean }) {
  return (
    <div className={classes.folded}>
      {answers.map(({ id, audience, topic, question, html }, at) => (
        <details key={id} open={open && at === 0}>
          <summary className="folds">{question}</summary>
          <Prose html={html} />
          <p>
            <Link to={topicPath(audience, topic, { at: id })}>{t('helped')}</Link>
          </p>
        </details>
      ))}
    </div>
  )
}
