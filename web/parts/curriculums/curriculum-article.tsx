import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../design/card.tsx'
import { Dotted } from '../../design/dotted.tsx'
import { Tag } from '../../design/tag.tsx'
import { Tile } from '../../design/tile.tsx'
import classes from './curriculum-article.module.css'
import type { CurriculumView, Item } from './curriculum-view.ts'
import type { OtherField } from './other-fields.ts'

const t = speak(phrases)

type CurriculumArticleProps = {
  view: CurriculumView
  /** The person's name and contact data; null if the page shows them itself. */
  person: { name: string; lines: readonly string[]; avatar: string | null } | null
  /** The address at which a section can be filled in; null if there is none. */
  edit: EditSection
}

type EditSection = ((section: CurriculumSection) => string) | null

/** A curriculum, section by section (specification, data §2). */
export function CurriculumArticle({ view, person, edit }: CurriculumArticleProps) {
  const { others } = view
  return (
    <Card as="article" className={classes.article}>
      {person && (
        <section aria-label={t('view.resume')} className={classes.head}>
          <Tile name={person.name} logo={person.avatar} shape="person" size="large" />
          <div className={classes.names}>
            <h2>{person.name}</h2>
            {person.lines.map((line) => (
              <p key={line} className={classes.soft}>
                <Dotted of={line} />
              </p>
            ))}
            {view.experienceTotal && <p className={classes.soft}>{view.experienceTotal}</p>}
          </div>
        </section>
      )}
      <Section name="target" edit={edit} empty={!view.objective && !view.allowRemote && others.curriculum.length === 0}>
        {view.objective && <p className={classes.text}>{view.objective}</p>}
        {view.allowRemote && (
          <p>
            <Tag tone="green">{t('view.remote')}</Tag>
          </p>
        )}
        <Others fields={others.curriculum} />
      </Section>
      <Section name="occupations" edit={edit} empty={view.occupations.length === 0}>
        <Lines lines={view.occupations} />
      </Section>
      {view.lastOccupation && (
        <Section name="lastOccupation" edit={edit}>
          <p>{view.lastOccupation}</p>
        </Section>
      )}
      <Section name="salary" title={view.salaryTitle} edit={edit} empty={!view.salary && view.benefits.length === 0}>
        {view.salary && <p>{view.salary}</p>}
        {view.benefits.length > 0 && (
          <div>
            <h4>{t('view.benefits')}</h4>
            <Tags label={t('view.benefits')} tags={view.benefits} />
          </div>
        )}
      </Section>
      {view.workPlaces.length > 0 && (
        <Section name="workPlaces" edit={edit}>
          <Lines lines={view.workPlaces} />
        </Section>
      )}
      {view.kind === 'internship' && (
        <Section
          name="internshipCourses"
          edit={edit}
          empty={view.internshipCourses.length + others.internship.length === 0}
        >
          <Items items={view.internshipCourses} />
          <Others fields={others.internship} />
        </Section>
      )}
      {view.apprenticeship && (
        <Section
          name="apprenticeship"
          edit={edit}
          empty={view.apprenticeship.areas.length + view.apprenticeship.facts.length + others.apprentice.length === 0}
        >
          <Tags label={t('view.apprenticeCourses')} tags={view.apprenticeship.areas} />
          <Lines lines={view.apprenticeship.facts} />
          <Others fields={others.apprentice} />
        </Section>
      )}
      <Section name="schooling" edit={edit} empty={!view.schooling && others.schooling.length === 0}>
        {view.schooling && <p>{view.schooling}</p>}
        <Others fields={others.schooling} />
      </Section>
      <Section name="experiences" edit={edit} empty={view.experiences.length + others.experience.length === 0}>
        <Items items={view.experiences} />
        <Others fields={others.experience} />
      </Section>
      <Section name="formations" edit={edit} empty={view.formations.length + view.courses.length === 0}>
        <Items items={view.formations} />
        {view.courses.length > 0 && (
          <div>
            <h4>{curriculumFieldLabels.courses}</h4>
            <Tags label={curriculumFieldLabels.courses} tags={view.courses} />
          </div>
        )}
      </Section>
      <Section name="languages" edit={edit} empty={view.languages.length === 0}>
        <Lines lines={view.languages} />
      </Section>
      <Section
        name="knowledge"
        edit={edit}
        empty={
          !view.noTechnologies &&
          !view.driverLicence &&
          view.programs.length + view.technologies.length + others.knowledge.length === 0
        }
      >
        {view.noTechnologies && <p>{t('view.noTechnologies')}</p>}
        <Tags label={t('view.programs')} tags={view.programs} />
        <Tags label={t('view.technologies')} tags={view.technologies} />
        {view.driverLicence && <p>{t('view.driverLicence', { categories: view.driverLicence })}</p>}
        <Others fields={others.knowledge} />
      </Section>
      {view.handicaps.length > 0 && (
        <Section name="handicaps" edit={edit}>
          <Lines lines={view.handicaps} />
        </Section>
      )}
    </Card>
  )
}

type SectionName =
  | 'target'
  | 'occupations'
  | 'lastOccupation'
  | 'salary'
  | 'workPlaces'
  | 'internshipCourses'
  | 'apprenticeship'
  | 'schooling'
  | 'experiences'
  | 'formations'
  | 'languages'
  | 'knowledge'
  | 'handicaps'

/** The section of the form in which each section of the page is written. */
const writtenIn = {
  target: 'curriculum',
  occupations: 'curriculum',
  lastOccupation: 'experience',
  salary: 'curriculum',
  workPlaces: 'curriculum',
  internshipCourses: 'internship',
  apprenticeship: 'apprentice',
  schooling: 'schooling',
  experiences: 'experience',
  formations: 'schooling',
  languages: 'knowledge',
  knowledge: 'knowledge',
  handicaps: 'disability',
} as const satisfies Record<SectionName, CurriculumSection>

/** The salary's title depends on the kind of curriculum. */
const titleOf = (name: SectionName) => (name === 'salary' ? '' : t(`view.${name}`))

type SectionProps = { name: SectionName; title?: string; edit: EditSection; empty?: boolean; children: ReactNode }

function Section({ name, title = titleOf(name), edit, empty, children }: SectionProps) {
  return (
    <section aria-labelledby={`section-${name}`} className={classes.section} data-empty={empty || undefined}>
      <h3 id={`section-${name}`}>{title}</h3>
      <div className={classes.content}>
        {empty ? (
          <p className={classes.soft}>
            {t('view.missing')}{' '}
            {edit && (
              <Link to={edit(writtenIn[name])} aria-label={t('view.addTo', { section: title })}>
                {t('view.add')}
              </Link>
            )}
          </p>
        ) : (
          children
        )}
      </div>
    </section>
  )
}

function Others({ fields }: { fields: readonly OtherField[] }) {
  return fields.map(({ label, text }) =>
    text === null ? (
      <p key={label}>{label}</p>
    ) : (
      <div key={label}>
        <h4>{label}</h4>
        <p className={classes.text}>{text}</p>
      </div>
    ),
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Dotted of={line} />
        </li>
      ))}
    </ul>
  )
}

function Items({ items }: { items: readonly Item[] }) {
  return (
    <ul className={classes.items}>
      {items.map(({ title, lines, text }) => (
        <li key={`${title} ${lines[0]}`}>
          <h4>{title}</h4>
          {lines.map((line) => (
            <p key={line} className={classes.soft}>
              <Dotted of={line} />
            </p>
          ))}
          {text && <p className={classes.text}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}

function Tags({ label, tags }: { label: string; tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={classes.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  )
}
