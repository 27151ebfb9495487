import { apprenticeCourses } from '@trampolim/marketplace/reference/apprentice-courses.ts'
import { generalTechnologies } from '@trampolim/marketplace/reference/general-technologies.ts'
import { handicaps } from '@trampolim/marketplace/reference/handicaps.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { type Fact, Facts } from '../../../design/facts.tsx'
import { availabilityInput } from '../../availability/availability-draft.ts'
import { availabilityLines } from '../../availability/availability-lines.ts'
import { labelOf } from '../../curriculums/form/options.ts'
import { kindOfDraft, type RegistrationDraft } from '../draft.ts'
import { pagesFor, type RegistrationPage } from '../pages.ts'
import classes from '../registration.module.css'

const t = speak(registration)

/** A summary of everything before it is submitted, each part with a link back to its page. */
export function Summary({ draft }: { draft: RegistrationDraft }) {
  const pages = pagesFor(draft)
  const parts = partsOf(draft).filter(({ page }) => pages.includes(page))
  return (
    <>
      {parts.map(({ page, title, facts }) => (
        <Card key={page} as="section" className={classes.part}>
          <div className={classes.partHead}>
            <h2>{title}</h2>
            <Button
              type="submit"
              name="intent"
              value={`go:${page}`}
              look="bare"
              size="small"
              aria-label={t('summary.editPart', { part: title })}
            >
              {t('edit')}
            </Button>
          </div>
          <Facts facts={facts.map(({ name, value }) => ({ name, value: value || t('summary.none') }))} />
        </Card>
      ))}
    </>
  )
}

type Part = { page: RegistrationPage; title: string; facts: Fact[] }

function partsOf({ curriculum, availability, ...draft }: RegistrationDraft): Part[] {
  const address = [draft.street, draft.district, draft.city, draft.zipCode].filter(Boolean).join(', ')
  return [
    {
      page: 'you',
      title: t('summary.you'),
      facts: [
        { name: t('summary.name'), value: draft.name },
        { name: t('summary.birthDate'), value: draft.birthDate },
        { name: t('you.cpf'), value: draft.cpf },
        ...(draft.pcdData.pcdCondition
          ? [
              { name: t('summary.handicaps'), value: listed(draft.pcdData.handicaps.map(handicaps.nameOf)) },
              {
                name: t('summary.found'),
                value: t(draft.pcdData.foundByDisability ? 'summary.foundYes' : 'summary.foundNo'),
              },
            ]
          : []),
      ],
    },
    {
      page: 'contact',
      title: t('summary.contact'),
      facts: [
        { name: t('contact.email'), value: draft.email },
        { name: t('contact.phones'), value: listed(draft.phones.map(({ phone }) => formatPhone(phone))) },
        { name: t('summary.address'), value: address },
      ],
    },
    {
      page: 'goals',
      title: t('summary.goals'),
      facts: [
        { name: t('summary.kind'), value: t(`goals.kinds.${kindOfDraft(draft)}`) },
        { name: t('summary.occupations'), value: listed(curriculum.occupations.map(({ title }) => title)) },
        { name: t('summary.salary'), value: curriculum.salary && `R$ ${curriculum.salary}` },
      ],
    },
    {
      page: 'internship',
      title: t('summary.internship'),
      facts: curriculum.internshipCourses
        .filter(({ course }) => course.trim() !== '')
        .map(({ course, nameOfInstitution }) => ({ name: course, value: nameOfInstitution })),
    },
    {
      page: 'apprentice',
      title: t('summary.apprentice'),
      facts: [{ name: t('summary.areas'), value: listed(curriculum.apprenticeCourses.map(apprenticeCourses.nameOf)) }],
    },
    {
      page: 'experience',
      title: t('summary.experience'),
      facts: [{ name: t('summary.jobs'), value: t('summary.experiences', { count: curriculum.experiences.length }) }],
    },
    {
      page: 'studies',
      title: t('summary.studies'),
      facts: [
        {
          name: t('summary.schooling'),
          value: curriculum.schoolLevel && labelOf('schooling', curriculum.schoolLevel),
        },
        { name: t('summary.courses'), value: t('summary.formations', { count: curriculum.formations.length }) },
      ],
    },
    {
      page: 'skills',
      title: t('summary.skills'),
      facts: [
        {
          name: t('summary.languages'),
          value: listed(curriculum.languages.map(({ language }) => languages.nameOf(language))),
        },
        {
          name: t('summary.technologies'),
          value: listed([
            ...curriculum.technologiesGeneral.map(generalTechnologies.nameOf),
            ...curriculum.technologies.map(({ technology }) => technologies.nameOf(technology)),
          ]),
        },
        { name: curriculumFieldLabels.driverLicence, value: listed(curriculum.driverLicence) },
        { name: t('summary.file'), value: curriculum.file.name },
      ],
    },
    {
      page: 'video',
      title: t('summary.video'),
      facts: [{ name: t('summary.link'), value: curriculum.videoUrl }],
    },
    {
      page: 'availability',
      title: t('summary.availability'),
      facts: [
        {
          name: t('summary.times'),
          value: availability.type && listed(availabilityLines(availabilityInput(availability))),
        },
      ],
    },
  ]
}

const listed = (texts: readonly string[]) => texts.filter(Boolean).join(', ')
