import type { StepCounts } from '@trampolim/contract/job-content.ts'
import type { Vacancies } from '@trampolim/marketplace/selection/vacancies.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { ChipLink } from '../../../design/chip.tsx'
import { FoldMenu, foldItem } from '../../../design/fold-menu.tsx'
import { Link } from '../../../design/link.tsx'
import { Breadcrumbs, PageHead } from '../../../design/page-head.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { Tag } from '../../../design/tag.tsx'
import { href } from '../../../platform/href.ts'
import { newQuery, peoplePath } from '../../curriculum-search/people-query.ts'
import { filledText } from '../../recruiter-jobs/vacancies-filled.tsx'
import {
  type BoardQuery,
  boardPath,
  curriculumLists,
  inStep,
  isOfOthers,
  listFilePath,
  listSteps,
} from './board-query.ts'
import classes from './selection-head.module.css'

const t = speak(selectionBoard)
const search = speak(curriculumSearch)

type SelectionHeadProps = {
  job: { id: string; name: string; statusText: string; isOpen: boolean }
  query: BoardQuery
  counts: StepCounts & Vacancies
  unseen: number
  crumbs: readonly { to: string; text: string }[]
}

/** The job and its status, with links to its steps and lists. */
export function SelectionHead({ job, query, counts, unseen, crumbs }: SelectionHeadProps) {
  // The file has those who are in the selection.
  const notIn = isOfOthers(query.list)
  const path = (next: BoardQuery) => boardPath(job.id, next)
  const tab = (step: (typeof listSteps)[number], on: boolean) => ({
    to: path(inStep(query, step)),
    text: selectionStep[step],
    count: counts[step],
    on,
  })
  return (
    <>
      <PageHead
        crumbs={crumbs.length > 0 && <Breadcrumbs label={t('crumbs')} crumbs={crumbs} />}
        title={job.name}
        text={
          <>
            <Tag tone={job.isOpen ? 'green' : 'plain'}>{job.statusText}</Tag>
            <span className={classes.unseen}>{filledText(counts)}</span>
            {unseen > 0 && <span className={classes.unseen}>{t('unseen', { count: unseen })}</span>}
          </>
        }
        action={
          <div className={classes.actions}>
            <FoldMenu label={t('jobMenu.label')} trigger={t('jobMenu.label')} look="plain">
              <Link to={href('/jobs/:jobId', { jobId: job.id })} className={foldItem()}>
                {t('jobMenu.ad')}
              </Link>
              <Link to={href('/recruiter/job/:jobId/edit', { jobId: job.id })} className={foldItem()}>
                {t('jobMenu.edit')}
              </Link>
              <Link to={href('/recruiter/job/:jobId/job-details', { jobId: job.id })} className={foldItem()}>
                {t('jobMenu.manage')}
              </Link>
              {!notIn && (
                <a href={listFilePath(job.id, query)} download className={foldItem()}>
                  {t('jobMenu.file')}
                </a>
              )}
            </FoldMenu>
            <ButtonLink to={peoplePath(newQuery({ job: job.id }))}>{search('title')}</ButtonLink>
            <ButtonLink
              look={query.list === 'recommended' ? 'plain' : 'main'}
              to={path(inStep(query, 'curriculums', 'recommended'))}
              className={classes.recommended}
            >
              {t('empty.seeRecommended')}
            </ButtonLink>
          </div>
        }
      />
      <div className={classes.wide}>
        <Tabs
          label={t('view')}
          tabs={[
            { to: path(inStep(query, null)), text: t('board'), on: query.step === null },
            ...listSteps.map((step) => tab(step, query.step === step)),
          ]}
        />
      </div>
      <div className={classes.small}>
        <Tabs label={t('view')} tabs={listSteps.map((step) => tab(step, (query.step ?? 'curriculums') === step))} />
      </div>
      {(query.step ?? 'curriculums') === 'curriculums' && (
        <nav aria-label={t('lists.label')} className={query.step === null ? classes.small : undefined}>
          <ul className={classes.lists}>
            {curriculumLists.map((list) => (
              <li key={list}>
                <ChipLink
                  to={path(inStep(query, 'curriculums', list))}
                  on={query.list === list}
                  aria-current={query.list === list ? 'page' : undefined}
                  preventScrollReset
                >
                  {t(`lists.${list}`)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
