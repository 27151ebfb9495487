import { curriculumSorts } from '@trampolim/marketplace/curriculums/search.ts'
import { distanceEdges } from '@trampolim/marketplace/places/distance-bands.ts'
import { jobKindWords } from '@trampolim/marketplace/reference/job-types.ts'
import { languageLevels } from '@trampolim/marketplace/reference/language-levels.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { ChipLink } from '../../design/chip.tsx'
import { Checkbox } from '../../design/choice.tsx'
import { classNames } from '../../design/class-names.ts'
import { Glyph } from '../../design/glyph.tsx'
import { MaskedField } from '../../design/masked-field.tsx'
import { Select } from '../../design/select.tsx'
import { TextField } from '../../design/text-field.tsx'
import { optionsOf } from '../curriculums/form/options.ts'
import { centsFrom, moneyText } from '../curriculums/form/typed-values.ts'
import { KeepingLookupField } from '../lookups/lookup-field.tsx'
import type { FilterFaults } from './asked-people.ts'
import classes from './people-form.module.css'
import { type PeopleQuery, peoplePath, withoutFilters } from './people-query.ts'

const t = speak(curriculumSearch)

type PeopleFormProps = {
  query: PeopleQuery
  /** Whether the fields are collapsed at first, as on a phone. */
  folded: boolean
  /** The jobs for which people may be searched. */
  jobs: readonly { id: string; name: string }[]
  faults: FilterFaults
  mayUseAge: boolean
}

/** The fields of the search, all part of the address. */
export function PeopleForm({ query, folded, jobs, faults, mayUseAge }: PeopleFormProps) {
  const { filters, sort, job } = query
  const one = (name: keyof typeof filters) => filters[name][0] ?? ''
  const hasFaults = Object.keys(faults).length > 0
  const hasInnerFaults = Boolean(faults.distance || faults.salary || faults.ageMin)
  // Filters without fields in the form, which has fields only for the first place, language and licence; these and the
  // facets' choices are kept.
  const kept = [
    ...filters.location.slice(1).map((value) => ['location', value] as const),
    ...filters.languages.slice(1).map((value) => ['languages', value] as const),
    ...filters.licences.slice(1).map((value) => ['licences', value] as const),
    ...(['states', 'districts', 'salaries', 'careerFocus', 'benefits', 'availability', 'updated'] as const).flatMap(
      (name) => filters[name].map((value) => [name, value] as const),
    ),
  ]
  const [language = '', level = ''] = one('languages').split(':')
  // Opening or comparing people changes nothing that was typed here.
  const search = peoplePath({ ...query, cv: '', compare: [] })
  return (
    <details key={`fold ${search}`} className={classes.fold} open={!folded || hasFaults}>
      <summary>
        {t('fold')}
        <Glyph name="down" size={16} />
      </summary>
      <Form key={search} method="get" role="search" aria-label={t('form')} className={classes.form}>
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className={classes.main}>
          <KeepingLookupField
            name="occupation"
            kind="occupation"
            label={t('fields.occupation')}
            initial={one('occupation')}
          />
          <KeepingLookupField
            name="location"
            kind="cityState"
            label={t('fields.location')}
            initial={one('location')}
            fault={faults.location}
          />
          <TextField name="keywords" label={t('fields.keywords')} defaultValue={one('keywords')} maxLength={120} />
          <Select
            name="job"
            label={t('fields.job')}
            defaultValue={job}
            options={[
              { value: '', text: t('fields.noJob') },
              ...jobs.map(({ id, name }) => ({ value: id, text: name })),
            ]}
          />
          <Button type="submit" look="main" icon={<Glyph name="search" />}>
            {t('submit')}
          </Button>
        </div>
        <details className={classes.more} open={hasInnerFaults}>
          <summary>
            {t('more')}
            <Glyph name="down" size={16} />
          </summary>
          <div className={classes.fields}>
            <TextField
              name="name"
              label={t('fields.name')}
              hint={t('fields.nameHint')}
              defaultValue={one('name')}
              maxLength={120}
            />
            <Select
              name="distance"
              label={t('fields.distance')}
              hint={t('fields.distanceHint')}
              defaultValue={one('distance')}
              fault={faults.distance}
              placeholder={t('fields.anyDistance')}
              options={distanceEdges.map((count) => ({ value: count, text: t('upTo', { count }) }))}
            />
            <MaskedField
              name="salary"
              mask="money"
              label={t('fields.salary')}
              hint={t('fields.salaryHint')}
              defaultValue={moneyText(centsFrom(one('salary')))}
              fault={faults.salary}
            />
            <Select
              name="schooling"
              label={t('fields.schooling')}
              defaultValue={one('schooling')}
              placeholder={t('fields.anySchooling')}
              options={optionsOf('schooling', schoolings.codes)}
            />
            <Select
              name="language"
              label={t('fields.language')}
              defaultValue={language}
              placeholder={t('fields.anyLanguage')}
              options={languages.items.map((each) => ({ value: each.code, text: each.name }))}
            />
            <Select
              name="level"
              label={t('fields.level')}
              defaultValue={level}
              placeholder={t('fields.anyLevel')}
              options={optionsOf('languageLevel', languageLevels.codes)}
            />
            <Select
              name="licences"
              label={t('fields.licence')}
              defaultValue={one('licences')}
              placeholder={t('fields.anyLicence')}
              options={licenceCategories.codes.map((value) => ({ value, text: t('ofLicence', { category: value }) }))}
            />
            {!job && (
              <Select
                name="cvType"
                label={t('fields.cvType')}
                defaultValue={one('cvType')}
                placeholder={t('fields.anyCvType')}
                options={jobKindWords.codes.map((value) => ({ value, text: reference.jobKind[value] }))}
              />
            )}
            {(mayUseAge || faults.ageMin) && (
              <>
                <TextField
                  name="ageMin"
                  label={t('fields.ageMin')}
                  type="number"
                  min={14}
                  max={99}
                  defaultValue={one('ageMin')}
                  fault={faults.ageMin}
                />
                <TextField
                  name="ageMax"
                  label={t('fields.ageMax')}
                  type="number"
                  min={14}
                  max={99}
                  defaultValue={one('ageMax')}
                />
              </>
            )}
            <Select
              name="sort"
              label={t('fields.sort')}
              defaultValue={sort}
              options={curriculumSorts
                .filter((each) => each !== 'age' || mayUseAge)
                .map((each) => ({
                  value: each,
                  text: t(each === 'relevance' && !job ? 'sorts.relevanceAlone' : `sorts.${each}`),
                }))}
            />
            <div className={classes.ticks}>
              <Checkbox
                name="allowRemote"
                value="true"
                label={t('fields.allowRemote')}
                defaultChecked={one('allowRemote') !== ''}
              />
              <Checkbox
                name="pcdOnly"
                value="true"
                label={t('fields.pcdOnly')}
                hint={t('fields.pcdOnlyHint')}
                defaultChecked={one('pcdOnly') !== ''}
              />
            </div>
            <div>
              <Button type="submit" look="main">
                {t('apply')}
              </Button>
            </div>
          </div>
        </details>
      </Form>
    </details>
  )
}

/** The filters in use, each of which can be removed. */
export function PeopleChips({ query, chips }: { query: PeopleQuery; chips: readonly { label: string; to: string }[] }) {
  if (chips.length === 0) return null
  return (
    <ul className={classNames(classes.chips, 'sideways')} aria-label={t('active')}>
      {chips.map(({ label, to }) => (
        <li key={`${label} ${to}`}>
          <ChipLink on removes to={to} aria-label={t('remove', { filter: label })}>
            {label}
          </ChipLink>
        </li>
      ))}
      <li>
        <ChipLink to={peoplePath(withoutFilters(query))}>{t('clear')}</ChipLink>
      </li>
    </ul>
  )
}
