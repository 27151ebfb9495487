import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { companyAreas } from '@trampolim/marketplace/reference/company-areas.ts'
import { generalTechnologies } from '@trampolim/marketplace/reference/general-technologies.ts'
import { handicaps } from '@trampolim/marketplace/reference/handicaps.ts'
import { jobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { knowledgeAreas } from '@trampolim/marketplace/reference/knowledge-areas.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { jobFieldLabelsOf, jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { salaryDetail } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { matchView } from '../matching/match-words.ts'
import { publishedAgo } from './age.ts'
import { kindFacts, taughtFacts } from './article/kind-facts.ts'
import { distanceText } from './distance.ts'
import { hoursText, shortHours } from './hours-text.ts'

const t = speak(jobs)
const codes = speak(reference)

type Nearness = { distance: number | null; sameCity: boolean }

/** A fact of a job: its name and text. */
export type Fact = { name: string; value: string }

/** A job's texts, as its page shows them. */
export type JobView = ReturnType<typeof jobView>

/**
 * Converts a job to texts. Server only: it needs all lists of codes. `nearness`: the distance shown in the list where
 * it was chosen; otherwise from the reader's home.
 */
export function jobView(job: JobDetails, now: Date, nearness: Nearness | null = job.viewer) {
  const [first] = job.workPlaces
  const place = first ? `${first.city}, ${first.state}` : ''
  return {
    id: job.id,
    name: job.jobName,
    company: job.company ?? t('confidential'),
    // An agency's name alone would be mistaken for the employer's.
    where: job.client && job.company ? t('forClient', { company: job.company }) : (job.company ?? t('confidential')),
    companyName: job.company,
    byAgency: job.client !== null && job.company !== null,
    logo: job.logo,
    open: job.open,
    standing: job.standing,
    place,
    salary: salaryDetail(job.salary),
    since: [...publishedText(job, now), vacanciesText(job)],
    pcdOnly: job.pcdOnly,
    pcdText: job.pcdOnly ? t('pcdOnlyText') : job.acceptHandicap ? t('pcdWelcome') : null,
    description: job.jobDescription,
    responsibilities: job.responsibilities === job.jobDescription ? null : job.responsibilities,
    glance: glanceOf(job, nearness),
    facts: factsOf(job),
    hasSeveralPlaces: job.workPlaces.length > 1,
    benefits: [...job.benefits.map((code) => benefits.nameOf(code)), ...optional(job.additionalBenefits)],
    experience: [experienceText(job), ...optional(job.experiences)],
    requirements: requirementsOf(job),
    keywords: job.keywords,
    additional: [
      ...optional(job.additionalInfo),
      ...(job.firstJob ? [jobFieldLabelsOf(job.jobSpecificType).firstJob] : []),
      ...(job.longPeriodJob ? [] : [t('shortPeriod')]),
      ...(job.handicapExtraInfo ? [t('accessibility', { text: job.handicapExtraInfo })] : []),
      ...(job.allowRemoteOtherStates ? [labels.allowRemoteOtherStates] : []),
      ...(job.questionnaire.length ? [t('questionnaire', { count: job.questionnaire.length })] : []),
    ],
    aboutCompany: aboutCompany(job),
    client: job.client && {
      text: [
        job.company ? t('clientText', { company: job.company }) : t('clientTextHidden'),
        ...optional(job.client.description),
      ],
      area: job.client.branchOfActivity && companyAreas.nameOf(job.client.branchOfActivity),
    },
    kind: jobKindWord(job.jobSpecificType),
    match: job.viewer?.match ? matchView(job.viewer.match) : null,
    viewer: job.viewer && withoutMatch(job.viewer),
  }
}

/** The match is passed on as texts, separately. */
function withoutMatch({ match: _, ...viewer }: NonNullable<JobDetails['viewer']>) {
  return viewer
}

function optional(text: string | null): string[] {
  return text ? [text] : []
}

/** One of the details that people look for first: its label and text, and further details. */
type Glance = { name: 'pay' | 'hours' | 'place' | 'benefits'; label: string; value: string; note: string | null }

function glanceOf(job: JobDetails, nearness: Nearness | null): Glance[] {
  const contract = codes(`contractType.${job.contractType}`)
  const duration = job.tempJobDuration ? t('days', { count: job.tempJobDuration }) : null
  const named = [...job.benefits.map((code) => benefits.nameOf(code)), ...optional(job.additionalBenefits)]
  return [
    {
      ...{ name: 'pay', label: jobFieldLabelsOf(job.jobSpecificType).salary, value: salaryDetail(job.salary) },
      note: [contract, duration].filter(Boolean).join(', '),
    },
    { name: 'hours', label: t('glance.hours'), ...shortHours(job) },
    { name: 'place', label: t('glance.place'), ...shortPlace(job, nearness) },
    ...(named.length > 0
      ? [
          {
            ...{ name: 'benefits' as const, label: t('glance.benefits') },
            ...{ value: t('benefitCount', { count: named.length }), note: named.join(', ') },
          },
        ]
      : []),
  ]
}

function shortPlace({ workType, workPlaces }: JobDetails, nearness: Nearness | null): Pick<Glance, 'value' | 'note'> {
  const [first] = workPlaces
  const way = codes(`workType.${workType}`)
  if (workType === 2 || !first) return { value: way, note: null }
  const city = `${first.city}, ${first.state}`
  const others = workPlaces.length > 1 ? t('morePlaces', { count: workPlaces.length - 1 }) : null
  const note = [first.district ? city : null, way.toLowerCase(), nearness && distanceText(nearness), others]
  return { value: first.district ?? city, note: note.filter(Boolean).join(', ') }
}

/** When it was published; nothing for its own recruiter before its first approval. */
function publishedText({ published, own }: JobDetails, now: Date): string[] {
  return own && !own.approved ? [] : [t('published', { when: publishedAgo(published, now) })]
}

function vacanciesText({ workPlaces }: JobDetails): string {
  return t('vacancies', { count: workPlaces.reduce((sum, { qty }) => sum + qty, 0) })
}

function factsOf(job: JobDetails): Fact[] {
  const places = job.workPlaces.map(({ district, city, state }) =>
    [district, `${city}, ${state}`].filter(Boolean).join(', '),
  )
  const { salary, salaryExtra } = jobFieldLabelsOf(job.jobSpecificType)
  return [
    { name: labels.occupation, value: job.occupation.title },
    ...taughtFacts(job.kindDetails),
    { name: salary, value: salaryDetail(job.salary) },
    ...(job.salaryExtra ? [{ name: salaryExtra, value: job.salaryExtra }] : []),
    { name: labels.contractType, value: codes(`contractType.${job.contractType}`) },
    ...(job.tempJobDuration ? [{ name: t('duration'), value: t('days', { count: job.tempJobDuration }) }] : []),
    { name: labels.workType, value: codes(`workType.${job.workType}`) },
    { name: t('hours'), value: hoursText(job) },
    { name: t('place'), value: job.workType === 2 ? t('remote') : places.join(' · ') },
    { name: t('vacanciesLabel'), value: vacanciesText(job) },
  ]
}

/** The text for the required or desired experience. */
export function experienceText({ minimumExperience, experienceOnlyDesired }: JobDetails): string {
  if (minimumExperience === 0) return t('experienceNone')
  const time = codes(`minimumExperience.${minimumExperience}`)
  return experienceOnlyDesired ? t('experienceDesired', { time }) : t('experienceAsked', { time })
}

function requirementsOf(job: JobDetails): Fact[] {
  const schooling = job.schoolLevels.map((level) =>
    [
      codes(`schooling.${level.schooling}`),
      level.courseSchooling || (level.knowledgeArea && knowledgeAreas.nameOf(level.knowledgeArea)),
    ]
      .filter(Boolean)
      .join(': '),
  )
  const spoken = job.languages.map(
    ({ language, level }) => `${languages.nameOf(language)} (${codes(`languageLevel.${level}`).toLowerCase()})`,
  )
  const known = [
    ...job.technologiesGeneral.map((code) => generalTechnologies.nameOf(code)),
    ...job.technologies.map(
      ({ technology, yearsOfExperience }) =>
        `${technologies.nameOf(technology)} (${codes(`technologyLevel.${yearsOfExperience}`).toLowerCase()})`,
    ),
  ]
  const licence = job.driverLicence
  return [
    ...kindFacts(job.kindDetails),
    { name: labels.schoolLevels, value: schooling.join(' · ') },
    { name: labels.languages, value: spoken.join(', ') },
    { name: labels.technologies, value: known.join(', ') },
    {
      name: t('driverLicence'),
      value: licence
        ? [licence.categories.join(', '), licence.paidActivity ? t('paidActivity') : null].filter(Boolean).join(', ')
        : '',
    },
    { name: t('pcd'), value: job.handicaps.map((code) => handicaps.nameOf(code)).join(', ') },
  ].filter(({ value }) => value !== '')
}

function aboutCompany({ company, aboutCompany }: JobDetails) {
  const { organizationId, description, site, employeeNumber, branchOfActivity } = aboutCompany
  return {
    text: company ? description : t('companyHidden'),
    site,
    organizationId,
    facts: [
      branchOfActivity ? companyAreas.nameOf(branchOfActivity) : null,
      employeeNumber ? codes(`companySize.${employeeNumber}` as 'companySize.10') : null,
    ].filter((fact): fact is string => fact !== null),
  }
}
