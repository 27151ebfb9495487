import type { HelpAnswer } from '@trampolim/contract/social-media/faq.ts'
import { help as phrases } from '@trampolim/phrases/pt-br/help.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Contents } from '../../design/contents.tsx'
import { Link } from '../../design/link.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../design/page-head.tsx'
import { Prose } from '../content/prose.tsx'
import { versionText } from '../dates-with-year.ts'
import { contactPath, helpPath, topicPath } from './help-paths.ts'
import classes from './help-topic.module.css'
import type { HelpTopicPage } from './read-help.ts'

const t = speak(phrases)

/** A topic of the help centre: its questions as a table of contents, and every answer in full. */
export function TopicAnswers({ page: { audience, type, title, answers, rated, helped } }: { page: HelpTopicPage }) {
  return (
    <PageBody width="narrow">
      <PageHead
        title={title}
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: helpPath(audience), text: t('crumb') }]} />}
      />
      <div className={classes.body}>
        <Contents label={t('contents')} sections={answers.map(({ id, question }) => ({ id, title: question }))} />
        {answers.map((answer) => (
          <section key={answer.id} id={answer.id} className={classes.answer} aria-labelledby={`${answer.id}-question`}>
            <h2 id={`${answer.id}-question`}>{answer.question}</h2>
            <Prose html={answer.html} />
            {rated === answer.id ? (
              <p role="status">
                {t(helped ? 'thanks' : 'thanksNo')} {!helped && <Link to={contactPath(audience)}>{t('write')}</Link>}
              </p>
            ) : (
              <Rating answer={answer} action={topicPath(audience, type)} />
            )}
          </section>
        ))}
      </div>
    </PageBody>
  )
}

function Rating({ answer: { id, topic, question, updated }, action }: { answer: HelpAnswer; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset className={classes.rating}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="topic" value={topic} />
      <span>{t('helped')}</span>
      {(['yes', 'no'] as const).map((said) => (
        <Button
          key={said}
          type="submit"
          name="helped"
          value={String(said === 'yes')}
          size="small"
          aria-label={t('answerOf', { answer: t(said), question })}
        >
          {t(said)}
        </Button>
      ))}
      <span className={classes.updated}>{t('updated', { day: versionText(updated) })}</span>
    </Form>
  )
}
