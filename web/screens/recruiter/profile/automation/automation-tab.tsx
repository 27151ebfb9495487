import type { AutomaticResponse } from '@trampolim/contract/gateway/automatic-responses.ts'
import { responseOccasions } from '@trampolim/marketplace/automatic-responses/responses.ts'
import { automaticResponses, responseOccasionText } from '@trampolim/phrases/pt-br/automatic-responses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../../design/button.tsx'
import { Card } from '../../../../design/card.tsx'
import { DataItem, DataList } from '../../../../design/facts.tsx'
import { Notice } from '../../../../design/notice.tsx'
import classes from '../../../../parts/accounts/own-account.module.css'
import { dayText } from '../../../../parts/dates.ts'
import { href } from '../../../../platform/href.ts'
import own from './automation.module.css'
import type { Automation, RefusedResponse } from './automation.ts'
import { ResponseForm } from './response-form.tsx'

const t = speak(automaticResponses)
const pathOf = (response: string) =>
  href('/recruiter/profile', {}, { tab: 'responseAutomation', response: response || null })

type AutomationTabProps = { automation: Automation; refused: RefusedResponse | undefined }

/** The organisation's own messages for events of its selections, in addition to those that the product always sends. */
export function AutomationTab({ automation: { locked, responses, editing, done }, refused }: AutomationTabProps) {
  if (editing && (refused || !editing.gone)) {
    return <ResponseForm key={editing.id} editing={editing} refused={refused} back={pathOf('')} />
  }
  return (
    <>
      {done && (
        <Notice live tone="success">
          {t(done)}
        </Notice>
      )}
      {(refused || editing?.gone) && (
        <Notice live tone="danger">
          {refused?.said ?? t('gone')}
        </Notice>
      )}
      <Card as="section" className={classes.card} aria-labelledby="automation">
        <h2 id="automation">{t('title')}</h2>
        <p className={classes.note}>{t('text')}</p>
        {locked && <Notice>{t('locked')}</Notice>}
        {!locked && <h3>{t('own')}</h3>}
        {!locked && responses.length === 0 && <p className={classes.note}>{t('none')}</p>}
        {responses.length > 0 && (
          <ul className={own.list}>
            {responses.map((each) => (
              <Written key={each.id} response={each} />
            ))}
          </ul>
        )}
        {!locked && (
          <div className={classes.actions}>
            <ButtonLink look="main" to={pathOf('new')}>
              {t('add')}
            </ButtonLink>
          </div>
        )}
      </Card>
      <Card as="section" className={classes.card} aria-labelledby="already">
        <h2 id="already">{t('already')}</h2>
        <DataList label={t('already')}>
          {responseOccasions.map((each) => (
            <DataItem key={each} title={responseOccasionText[each]} text={t(`alreadyText.${each}`)} />
          ))}
        </DataList>
      </Card>
    </>
  )
}

function Written({ response }: { response: AutomaticResponse }) {
  const { id, occasion, forAll, jobs, text, writer, changed } = response
  const named = jobs.map(({ jobName }) => jobName).join(', ') || t('noJobs')
  const whose = forAll ? t('forAll') : named
  const day = dayText(changed)
  return (
    <li className={own.response}>
      <p>
        <strong>{responseOccasionText[occasion]}</strong>
        <span className={own.soft}> · {whose}</span>
      </p>
      <p className={own.words}>{text}</p>
      <p className={own.soft}>{writer ? t('by', { name: writer, day }) : t('byGone', { day })}</p>
      <div>
        <ButtonLink
          size="small"
          to={pathOf(id)}
          aria-label={t('editOf', { occasion: responseOccasionText[occasion], jobs: whose })}
        >
          {t('edit')}
        </ButtonLink>
      </div>
    </li>
  )
}
