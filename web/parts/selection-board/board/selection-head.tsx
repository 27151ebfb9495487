import { IconEye, IconPencil, IconSparkles, IconUserSearch } from '@tabler/icons-react'
import type { StepCounts } from '@trampolim/contract/job-content.ts'
import type { Vacancies } from '@trampolim/marketplace/selection/vacancies.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { ChipLink } from '../../../design/chip.tsx'
import { classNames } from '../../../design/class-names.ts'
import { FoldMenu, foldItem } from '../../../design/fold-menu.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Link } from '../../../design/link.tsx'
import { Breadcrumbs } from '../../../design/page-head.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { href } from '../../../platform/href.ts'
import { filledText } from '../../recruiter-jobs/ending/filled-text.ts'
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
  job: { id: string; name: string; statusText: string; isOpen: boolean; hasEnded: boolean; isEditable: boolean }
  query: BoardQuery
  counts: StepCounts & Vacancies
  unseen: number
  crumbs: readonly { to: string; text: string }[]
}

/** The job and its status, with links to its steps (unless they are shown as columns) and to its lists. */
export function SelectionHead({ job, query, counts, unseen, crumbs }: SelectionHeadProps) {
  // The file contains only people in the selection.
  const notIn = isOfOthers(query.list)
  const path = (next: BoardQuery) => boardPath(job.id, next)
  const ad = href('/jobs/:jobId', { jobId: job.id })
  const people = href('/recruiter/curriculums', {}, { job: job.id })
  const edit = href('/recruiter/job/:jobId/edit', { jobId: job.id })
  const tab = (step: (typeof listSteps)[number], on: boolean) => ({
    to: path(inStep(query, step)),
    text: selectionStep[step],
    count: counts[step],
    on,
  })
  return (
    <>
      <div className={classes.head}>
        <div className={classes.words}>
          {crumbs.length > 0 && <Breadcrumbs label={t('crumbs')} crumbs={crumbs} />}
          <div className={classes.name}>
            <h1 title={job.name}>{job.name}</h1>
            <p className={classes.status} data-open={job.isOpen || undefined}>
              {job.statusText}
            </p>
          </div>
          <p className={classes.facts}>
            <span className={counts.hired === 0 ? classes.unfilled : undefined}>{filledText(counts)}</span>
            {unseen > 0 && <span>{t('unseen', { count: unseen })}</span>}
          </p>
        </div>
        <div className={classes.actions}>
          <ButtonLink to={ad} look="bare" className={classes.beside} icon={<IconEye size={18} aria-hidden="true" />}>
            {t('jobMenu.ad')}
          </ButtonLink>
          {job.isEditable && (
            <ButtonLink
              to={edit}
              look="bare"
              className={classes.beside}
              icon={<IconPencil size={18} aria-hidden="true" />}
            >
              {t('jobMenu.edit')}
            </ButtonLink>
          )}
          {!job.hasEnded && (
            <ButtonLink
              to={people}
              look="bare"
              className={classes.people}
              icon={<IconUserSearch size={18} aria-hidden="true" />}
            >
              {search('title')}
            </ButtonLink>
          )}
          <FoldMenu
            label={t('jobMenu.label')}
            trigger={
              <>
                {t('jobMenu.label')}
                <Glyph name="down" size={16} />
              </>
            }
          >
            {!job.hasEnded && (
              <Link to={people} className={classNames(foldItem(), classes.foldedPeople)}>
                {search('title')}
              </Link>
            )}
            <Link to={ad} className={classNames(foldItem(), classes.folded)}>
              {t('jobMenu.ad')}
            </Link>
            {job.isEditable && (
              <Link to={edit} className={classNames(foldItem(), classes.folded)}>
                {t('jobMenu.edit')}
              </Link>
            )}
            <Link to={href('/recruiter/job/:jobId/job-details', { jobId: job.id })} className={foldItem()}>
              {t(job.hasEnded ? 'jobMenu.manageEnded' : 'jobMenu.manage')}
            </Link>
            {!notIn && (
              <a href={listFilePath(job.id, query)} download className={foldItem()}>
                {t('jobMenu.file')}
              </a>
            )}
          </FoldMenu>
          {!job.hasEnded && (
            <ButtonLink
              look={query.list === 'recommended' ? 'plain' : 'main'}
              to={path(inStep(query, 'curriculums', 'recommended'))}
              className={classes.recommended}
              icon={<IconSparkles size={18} aria-hidden="true" />}
            >
              {t('empty.seeRecommended')}
            </ButtonLink>
          )}
        </div>
      </div>
      {query.step !== null && (
        <div className={classes.wide}>
          <Tabs
            label={t('view')}
            tabs={[
              { to: path(inStep(query, null)), text: t('board'), on: false },
              ...listSteps.map((step) => tab(step, query.step === step)),
            ]}
          />
        </div>
      )}
      <div className={classes.small}>
        <Tabs label={t('view')} tabs={listSteps.map((step) => tab(step, (query.step ?? 'curriculums') === step))} />
      </div>
      {(query.step ?? 'curriculums') === 'curriculums' && (
        <nav aria-label={t('lists.label')} className={query.step === null ? classes.small : undefined}>
          <ul className={classNames(classes.lists, 'sideways')}>
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
