import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { JobContentInput } from '@trampolim/contract/job-content.ts'
import { apprenticeForm, internshipForm, jobForm } from '../samples/job-form.ts'
import { recruiterForm } from '../samples/recruiter-form.ts'
import { saoPaulo } from '../world/builders.ts'
import { callsAt, expect, signInByCall } from './journey.ts'
import { enterCode, letterTo, mailboxOf, registerCandidate } from './new-candidate.ts'
import { approve, newHiringPerson, reviewOf } from './new-recruiter.ts'
import { makeWideDialogue } from './wide-dialogue.ts'

/** An unbreakable word of the widest letter, as long as a pasted link, with a character of two code units. */
const word = `${'W'.repeat(300)} 🎉`
/** A single word of a name's maximum length. */
const name = `M${'w'.repeat(119)}`
const thing = `🎉${'W'.repeat(118)}`

/** People and ids of a world in which every text is as wide as the rules allow; ids by the names of found-ids.ts. */
export type WideWorld = {
  tokens: Readonly<Record<'candidate' | 'recruiter' | 'waiting' | 'reviewer', string>>
  ids: Readonly<Record<string, string>>
}

/** Creates that world in addition to the demo's through calls, with reviews in every state. */
export async function makeWideWorld(address: string): Promise<WideWorld> {
  const reviewer = await signInByCall(callsAt(address), 'rita')
  const reviews = callsAt(address, reviewer)
  const waiting = await hire(address)
  const recruiter = await hire(address)
  const subjects = await Promise.all(
    [waiting, recruiter].map(({ token }) => callsAt(address, token).gateway.recruiters.readRecruiter({})),
  )
  const approved = subjects[1] as (typeof subjects)[number]
  await approve(reviews, { subject: 'organization', subjectId: approved.organizationId as string })
  await approve(reviews, { subject: 'recruiter', subjectId: approved.userId })
  await approve(reviews, { subject: 'job', subjectId: recruiter.jobId })

  const hiring = callsAt(address, recruiter.token).gateway
  const { id: changingJob } = await hiring.recruiterJobs.createJob(wideJob(internshipForm()))
  const { id: rejectedJob } = await hiring.recruiterJobs.createJob(wideJob(apprenticeForm()))
  const { id: waitingJob } = await hiring.recruiterJobs.createJob(wideJob())
  await decide(reviews, changingJob, {
    decision: 'request_changes',
    changes: [{ field: 'jobDescription', remark: word }],
  })
  await decide(reviews, rejectedJob, { decision: 'reject', reason: word })
  const tasks = await hiring.tasks.listRecruiterTasks({})
  const pathOf = (id: string) => {
    const task = tasks.find(({ taskId }) => taskId === id)
    return `${task?.processId}/${task?.taskId}`
  }

  const candidate = await registerCandidate(callsAt(address), {
    personalData: { name, district: thing, street: thing },
    pcdData: { pcdCondition: true, pcdType: ['visual'], handicaps: ['baixa-visao'], handicapInfo: word },
  })
  const applying = callsAt(address, candidate.token).gateway
  await applying.curriculums.updateCurriculum(wideCurriculum)
  const jobId = recruiter.jobId
  const [{ id: choosingJob }, { id: invitingJob }] = [
    await hiring.recruiterJobs.createJob(wideJob()),
    await hiring.recruiterJobs.createJob(wideJob()),
  ]
  for (const subjectId of [choosingJob, invitingJob]) await approve(reviews, { subject: 'job', subjectId })
  const apply = async (id: string) => {
    const { tasks: asked } = await applying.selection.verifyApplication({ jobId: id, cvType: 'professional' })
    const answers = asked.flatMap(({ questions = [] }) =>
      questions.map((each) => ({ questionId: each.id, answer: word })),
    )
    return (await applying.selection.applyToJob({ jobId: id, cvType: 'professional', answers })).processId
  }
  const processId = await apply(jobId)
  const choosing = await apply(choosingJob)
  const { items } = await hiring.recruiterSelection.listStep({ jobId, step: 'curriculums' })
  const card = items.find((each) => each.processId === processId)
  const finalist = card?.cvId as string
  const { userId: candidateId } = await applying.professional.readProfessional({})
  await hiring.recruiterSelection.writeNote({ jobId, candidateId, text: word })
  await hiring.recruiterSelection.likeCandidate({ jobId, cvId: finalist, status: true })

  const letter = await letterTo(callsAt(address), { email: candidate.email, subject: /^Candidatura enviada/ })
  const organizationReview = await reviewOf(reviews, {
    subject: 'organization',
    subjectId: subjects[0]?.organizationId as string,
  })
  const candidateReview = await reviewOf(reviews, { subject: 'candidate', subjectId: candidateId })
  const talked = await makeWideDialogue({
    ...{ address, recruiter: recruiter.token, reviewer, candidate, cvId: finalist, word },
    ...{ jobIds: [jobId, choosingJob, invitingJob], processIds: [processId, choosing] },
    line: (length) => 'W'.repeat(length),
  })
  // The start page shows only the latest few, which may belong to other workers' worlds.
  const found = () => callsAt(address).searchJobs.search.popularJobs({})
  await expect
    .poll(async () => (await found()).recent.some(({ jobName }) => jobName === thing), { timeout: 60_000 })
    .toBe(true)
  return {
    tokens: { candidate: candidate.token, recruiter: recruiter.token, waiting: waiting.token, reviewer },
    ids: {
      ...talked,
      sectorWord: 'vendas',
      occupationWord: 'vendedor',
      placeWord: 'sao-paulo-sp',
      jobId,
      openJob: jobId,
      changingJob,
      rejectedJob,
      waitingJob,
      finalist,
      organizationId: approved.organizationId as string,
      letterId: letter.id,
      // Nobody else is in the company, so the page says so.
      colleague: '0'.repeat(24),
      rejectionTask: pathOf(rejectedJob),
      changesTask: pathOf(changingJob),
      changedReview: await reviewOf(reviews, { subject: 'job', subjectId: waitingJob }),
      organizationReview,
      candidateReview,
    },
  }
}

/** Creates a recruiter with a new organisation and a first job, all under review. */
async function hire(address: string): Promise<{ token: string; jobId: string }> {
  const { email, phone, password, cnpj, company } = newHiringPerson()
  const calls = callsAt(address)
  const mail = { channel: 'email', destination: email, mailbox: email, subject: /código do Trampolim/ } as const
  const text = { channel: 'phone', destination: phone, mailbox: mailboxOf(phone), subject: /^SMS para/ } as const
  const form = recruiterForm({
    email,
    phone,
    password,
    verificationId: await enterCode(calls, mail),
    phoneVerificationId: await enterCode(calls, text),
    organization: {
      idcard: cnpj,
      // The e-mail's domain is derived from the company's name.
      companyName: `${company} ${'W'.repeat(120 - company.length - 1)}`,
      officialName: thing,
      description: word,
      site: `www.${email.split('@')[1]}`,
      district: thing,
      street: thing,
    },
    job: wideJob(),
  })
  const registered = { ...form, personalData: { ...form.personalData, name } }
  const { token, jobId } = await calls.gateway.recruiters.registerRecruiter(registered)
  return { token, jobId: jobId as string }
}

function wideJob(job: JobContentInput = jobForm()): JobContentInput {
  return {
    ...job,
    jobName: thing,
    jobDescription: word,
    responsibilities: word,
    additionalInfo: word,
    keywords: ['W'.repeat(80)],
    salaryExtra: word,
    additionalBenefits: word,
    experiences: word,
    handicapExtraInfo: word,
    workPlaces: [{ zipCode: '01001-000', qty: 2, district: thing, cityState: saoPaulo }],
    questionnaire: [{ question: word.slice(-300), type: 'text' }],
    ...(job.coursesPanel && { coursesPanel: job.coursesPanel.map((each) => ({ ...each, internshipCourse: thing })) }),
  }
}

const wideCurriculum: Parameters<Calls['gateway']['curriculums']['createCurriculum']>[0] = {
  cvType: 'professional',
  occupations: [{ cbo: '521110', yearsOfExperience: 2 }],
  objective: word,
  additionalExperiences: word,
  careerFocus: thing,
  experiences: [{ companyName: thing, occupation: thing, startDate: '2021-02', isCurrentJob: true, description: word }],
  formations: [{ schoolLevel: 'BACHELOR_NORMAL', nameOfInstitution: thing, course: thing, courseStatus: 2 }],
  courses: [thing],
}

type Decision = Omit<Parameters<Calls['gateway']['reviews']['decideReview']>[0], 'id' | 'edition'>

async function decide(reviewer: Calls, subjectId: string, decision: Decision) {
  const id = await reviewOf(reviewer, { subject: 'job', subjectId })
  const { edition } = await reviewer.gateway.reviews.claimReview({ id })
  await reviewer.gateway.reviews.decideReview({ id, edition, ...decision })
}
