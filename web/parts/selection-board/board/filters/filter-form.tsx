import { distanceEdges } from '@trampolim/marketplace/places/distance-bands.ts'
import { expectedAnswers } from '@trampolim/marketplace/reference/expected-answers.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { ChipLink } from '../../../../design/chip.tsx'
import { Checkbox } from '../../../../design/choice.tsx'
import { Glyph } from '../../../../design/glyph.tsx'
import { MaskedField } from '../../../../design/masked-field.tsx'
import { Select } from '../../../../design/select.tsx'
import { TextField } from '../../../../design/text-field.tsx'
import { centsFrom, moneyText } from '../../../curriculums/form/typed-values.ts'
import { useSearchKey } from '../../../keys/single-keys.ts'
import { KeepingLookupField } from '../../../lookups/lookup-field.tsx'
import {
  type BoardQuery,
  boardPath,
  type FilterName,
  fits,
  isOfOthers,
  readAnswers,
  sorts,
  withFilter,
  withoutFilters,
} from '../board-query.ts'
import classes from './filter-form.module.css'
import type { BoardQuestion } from './filters.ts'

const t = speak(selectionBoard)
const answerText = speak(reference.expectedAnswer)

type FilterFormProps = {
  jobId: string
  query: BoardQuery
  /** The number of unopened applications. */
  unseen: number
  /** The active filters with their texts, and the addresses without them. */
  chips: readonly { label: string; to: string }[]
  faults: Readonly<Partial<Record<FilterName, string>>>
  /** Whether this job may be searched by age. */
  mayUseAge: boolean
  /** The job's yes-or-no questions. */
  questions: readonly BoardQuestion[]
  /** The tags of its candidates. */
  tags: readonly string[]
}

/** Search by name, filters and order of the selection, all part of the address. */
export function FilterForm({ jobId, query, unseen, chips, faults, mayUseAge, questions, tags }: FilterFormProps) {
  const { filters, sort, step, list } = query
  const areIn = !isOfOthers(list)
  const answers = readAnswers(filters.answers)
  const hasFaults = Object.keys(faults).length > 0
  const address = boardPath(jobId, query)
  const whole = useRef<HTMLDivElement>(null)
  useSearchKey(whole)
  return (
    <div ref={whole} className={`${classes.filters} sideways`}>
      <Form key={address} method="get" action={boardPath(jobId, emptyOf(query))} role="search" className={classes.form}>
        {step && <input type="hidden" name="step" value={step} />}
        {list !== 'candidated' && <input type="hidden" name="list" value={list} />}
        <div className={classes.search}>
          <TextField
            name="name"
            label={t('filters.name')}
            type="search"
            placeholder={t('filters.name')}
            defaultValue={filters.name}
            maxLength={120}
            icon={<Glyph name="search" />}
            enterKeyHint="search"
            aria-keyshortcuts="/"
          />
          <Button type="submit" size="small">
            {t('filters.search')}
          </Button>
        </div>
        {areIn && <QuickFilters jobId={jobId} query={query} unseen={unseen} />}
        <details className={classes.more} open={hasFaults}>
          <summary>
            {t('filters.open')}
            <Glyph name="down" size={16} />
          </summary>
          <div className={classes.fields}>
            <KeepingLookupField
              name="occupation"
              kind="occupation"
              label={t('filters.occupation')}
              initial={filters.occupation}
              fault={faults.occupation}
            />
            <KeepingLookupField
              name="location"
              kind="cityState"
              label={t('filters.location')}
              initial={filters.location}
              fault={faults.location}
            />
            <Select
              name="distance"
              label={t('filters.distance')}
              hint={t('filters.distanceHint')}
              defaultValue={filters.distance}
              placeholder={t('filters.anyDistance')}
              options={distanceEdges.map((count) => ({ value: count, text: t('filters.upTo', { count }) }))}
            />
            <MaskedField
              name="salary"
              mask="money"
              label={t('filters.salary')}
              hint={t('filters.salaryHint')}
              defaultValue={moneyText(centsFrom(filters.salary))}
              fault={faults.salary}
            />
            <TextField
              name="keywords"
              label={t('filters.keywords')}
              defaultValue={filters.keywords}
              fault={faults.keywords}
              maxLength={120}
            />
            <Select
              name="sort"
              label={t('filters.sort')}
              defaultValue={sort}
              options={sorts
                .filter((each) => each !== 'age' || mayUseAge)
                .map((each) => ({ value: each, text: t(`filters.sorts.${each}`) }))}
            />
            {areIn && (
              <Select
                name="fit"
                label={t('filters.fit')}
                defaultValue={filters.fit}
                placeholder={t('filters.anyFit')}
                options={fits.map((count) => ({ value: count, text: t('filters.ofFit', { count: String(count) }) }))}
              />
            )}
            {areIn && tags.length > 0 && (
              <Select
                name="tag"
                label={t('filters.tag')}
                defaultValue={filters.tag}
                placeholder={t('filters.anyTag')}
                options={tags.map((tag) => ({ value: tag, text: tag }))}
              />
            )}
            {areIn &&
              questions.map(({ id, question }) => (
                <Select
                  key={id}
                  id={`field-answer-${id}`}
                  name="answers"
                  label={t('filters.answer', { question })}
                  defaultValue={answers.has(id) ? `${id}:${answers.get(id)}` : ''}
                  placeholder={t('filters.anyAnswer')}
                  options={expectedAnswers.codes.map((answer) => ({
                    value: `${id}:${answer}`,
                    text: answerText(`${answer}`),
                  }))}
                />
              ))}
            {(mayUseAge || faults.ageMin) && (
              <>
                <TextField
                  name="ageMin"
                  label={t('filters.ageMin')}
                  type="number"
                  min={14}
                  max={99}
                  defaultValue={filters.ageMin}
                  fault={faults.ageMin}
                />
                <TextField
                  name="ageMax"
                  label={t('filters.ageMax')}
                  type="number"
                  min={14}
                  max={99}
                  defaultValue={filters.ageMax}
                  fault={faults.ageMax}
                />
              </>
            )}
            <div className={classes.ticks}>
              {areIn && (
                <>
                  <Checkbox
                    name="unseen"
                    value="true"
                    label={t('filters.unseen')}
                    defaultChecked={filters.unseen !== ''}
                  />
                  {questions.some(({ expected }) => expected) && (
                    <Checkbox name="met" value="true" label={t('filters.met')} defaultChecked={filters.met !== ''} />
                  )}
                  <Checkbox
                    name="liked"
                    value="true"
                    label={t('filters.liked')}
                    defaultChecked={filters.liked !== ''}
                  />
                </>
              )}
              <Checkbox
                name="pcdOnly"
                value="true"
                label={t('filters.pcdOnly')}
                hint={t('filters.pcdOnlyHint')}
                defaultChecked={filters.pcdOnly !== ''}
              />
              <Checkbox
                name="allowRemote"
                value="true"
                label={t('filters.allowRemote')}
                defaultChecked={filters.allowRemote !== ''}
              />
            </div>
            <div>
              <Button type="submit" look="main">
                {t('filters.apply')}
              </Button>
            </div>
          </div>
        </details>
      </Form>
      {chips.length > 0 && (
        <ul className={classes.chips} aria-label={t('filters.active')}>
          {chips.map(({ label, to }) => (
            <li key={label}>
              <ChipLink on removes to={to} aria-label={t('filters.remove', { filter: label })}>
                {label}
              </ChipLink>
            </li>
          ))}
          <li>
            <ChipLink to={boardPath(jobId, withoutFilters(query))}>{t('filters.clear')}</ChipLink>
          </li>
        </ul>
      )}
    </div>
  )
}

/** The most used filters, each as a link; one that is in use is shown among the active filters. */
function QuickFilters({ jobId, query, unseen }: { jobId: string; query: BoardQuery; unseen: number }) {
  const { filters } = query
  const to = (name: FilterName) => boardPath(jobId, withFilter(query, name, 'true'))
  return (
    <div className={classes.quick}>
      {unseen > 0 && filters.unseen === '' && (
        <ChipLink to={to('unseen')} icon={<i className={classes.dot} />}>
          {t('filters.unseen')} <span className={classes.count}>{unseen}</span>
        </ChipLink>
      )}
      {filters.liked === '' && <ChipLink to={to('liked')}>{t('filters.liked')}</ChipLink>}
    </div>
  )
}

/** The query without the fields that the form, submitted by GET, writes itself. */
function emptyOf(query: BoardQuery): BoardQuery {
  return { ...withoutFilters(query), step: null, list: 'candidated', sort: 'relevance' }
}
