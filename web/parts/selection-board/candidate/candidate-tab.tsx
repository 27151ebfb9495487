import type { CandidateNote } from '@trampolim/contract/candidates.ts'
import { curriculum as curriculumPhrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Tag } from '../../../design/tag.tsx'
import { laterPart } from '../../later/later-part.tsx'
import { restingPart } from '../../later/resting-part.tsx'
import type { AskedNote } from '../notes/notes.tsx'
import type { ScorecardOutcome } from '../scorecards/scorecard-intent.ts'
import type { ScorecardsView } from '../scorecards/scorecards-view.ts'
import type { DetailsView } from './candidate-details.ts'
import classes from './candidate-tab.module.css'

const t = speak(selectionBoard)
const c = speak(curriculumPhrases)
const CurriculumArticle = restingPart(
  'candidate-curriculum',
  async () => (await import('../../curriculums/curriculum-article.tsx')).CurriculumArticle,
)
const Notes = laterPart('candidate-notes', async () => (await import('../notes/notes.tsx')).Notes)
const PaperButton = restingPart(
  'candidate-paper',
  async () => (await import('../../curriculum-paper/paper-button.tsx')).PaperButton,
)
const Requirements = laterPart(
  'candidate-requirements',
  async () => (await import('./facts/requirements.tsx')).Requirements,
)
const Scorecards = laterPart('candidate-scores', async () => (await import('../scorecards/scorecards.tsx')).Scorecards)
const VideoFrame = restingPart(
  'candidate-video',
  async () => (await import('../../curriculums/video-frame.tsx')).VideoFrame,
)

/** The tabs of a candidate's page, each with its own address (specification, data §2). */
export const candidateTabs = ['answers', 'requirements', 'curriculum', 'notes', 'scores', 'history'] as const

type CandidateTabProps = {
  tab: (typeof candidateTabs)[number]
  view: DetailsView
  /** Null if the tab isn't open, or the person has no candidacy for notes. */
  notes: { items: readonly CandidateNote[]; colleagues: readonly { accountId: string; name: string }[] } | null
  /** Null if the tab isn't open, or the person has no candidacy for scorecards. */
  scores: ScorecardsView | null
  scored: ScorecardOutcome | null
  askedNote: AskedNote
  here: string
  /** The address of the data for the curriculum's PDF. */
  paper: string
}

/** The content of the open tab. */
export function CandidateTab({ tab, view, notes, scores, scored, askedNote, here, paper }: CandidateTabProps) {
  switch (tab) {
    case 'answers':
      return <Answers view={view} />
    case 'requirements':
      return <Requirements view={view} />
    case 'curriculum':
      return <Curriculum view={view} here={here} paper={paper} />
    case 'notes':
      return notes ? (
        <Notes
          notes={notes.items}
          colleagues={notes.colleagues}
          candidateId={view.candidateId}
          action={here}
          asked={askedNote}
        />
      ) : (
        <p className={classes.soft}>{t('details.notes.notApplied')}</p>
      )
    case 'scores':
      return scores && view.card.processId ? (
        <Scorecards view={scores} processId={view.card.processId} action={here} outcome={scored} />
      ) : (
        <p className={classes.soft}>{t('details.notApplied')}</p>
      )
    case 'history':
      return <History view={view} />
  }
}

function Answers({ view: { answers, card } }: { view: DetailsView }) {
  if (answers.length === 0) {
    return <p className={classes.soft}>{t(card.processId ? 'details.noAnswers' : 'details.notApplied')}</p>
  }
  return (
    <section aria-labelledby="answers">
      <h3 id="answers" className="unseen">
        {t('details.answersTitle')}
      </h3>
      <dl className={classes.answers}>
        {answers.map(({ id, question, answer, unmet }) => (
          <div key={id}>
            <dt>{question}</dt>
            <dd>
              {answer}
              {unmet && (
                <>
                  {' '}
                  <Tag tone="sun">{unmet}</Tag>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Curriculum({ view: { curriculum }, here, paper }: { view: DetailsView; here: string; paper: string }) {
  return (
    <>
      {(curriculum.file || curriculum.video) && (
        <ul className={classes.links}>
          {curriculum.file && (
            <li>
              {curriculum.file.checking ? (
                c('view.fileChecking', { name: curriculum.file.name })
              ) : (
                <a href={`${here}&file=true`}>{c('view.fileOpen', { name: curriculum.file.name })}</a>
              )}
            </li>
          )}
          {curriculum.video && (
            <li>
              <VideoFrame {...curriculum.video} />
            </li>
          )}
        </ul>
      )}
      <CurriculumArticle view={curriculum} person={null} edit={null} />
      <PaperButton paper={paper} />
    </>
  )
}

function History({ view: { history } }: { view: DetailsView }) {
  if (history.length === 0) return <p className={classes.soft}>{t('details.noHistory')}</p>
  return (
    <ol className={classes.history}>
      {history.map(({ id, text, by, note, happened, when }) => (
        <li key={id}>
          <p>
            <strong>{text}</strong>
            {by && ` ${by}`}
          </p>
          <time dateTime={happened} className={classes.soft}>
            {when}
          </time>
          {note && <p className={classes.note}>{note}</p>}
        </li>
      ))}
    </ol>
  )
}
