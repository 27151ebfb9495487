import type { Page } from '@playwright/test'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, test } from './journey.ts'
import { newIdentity } from './new-candidate.ts'
import { arriveAt, fillGoals, finish, goOn, registerOnPages, registerUpToCode } from './register-on-pages.ts'

test.use({ viewport: screens.phone, hasTouch: true })

const person = { name: 'Iara Campos', password: 'broa de milho com erva-doce' }

test('a newcomer registers from an internship with the curriculum that it asks for, and applies', async ({
  page,
  callsOf,
}) => {
  const intern = { ...newIdentity(), ...person }
  await goToRegister(page, callsOf, 'internship')
  await registerUpToCode(page, intern)
  await arriveAt(page, registration.pages.goals.title)
  await expect(page.getByRole('radio', { name: registration.goals.kinds.internship })).toBeChecked()
  await fillGoals(page, { looks: true })
  await arriveAt(page, registration.pages.internship.title, { looks: true })
  await goOn(page)
  await expect(page.getByText(faults.internship_course_required).first()).toBeVisible()
  await fillCourse(page)
  await goOn(page)
  await finish(page, intern, { looks: true })
  await applyAtOnce(page, 'internship')
})

test('a newcomer of 15 registers from an apprenticeship, and applies', async ({ page, callsOf }) => {
  const apprentice = { ...newIdentity(), ...person, born: `1001${new Date().getFullYear() - 15}` }
  await goToRegister(page, callsOf, 'apprentice')
  await registerUpToCode(page, apprentice)
  await arriveAt(page, registration.pages.goals.title)
  await expect(page.getByRole('radio', { name: registration.goals.kinds.apprentice })).toBeChecked()
  await page.getByRole('radio', { name: registration.goals.kinds.professional }).check()
  await expect(page.getByText(registration.goals.young)).toBeVisible()
  await page.getByRole('radio', { name: registration.goals.kinds.apprentice }).check()
  await expect(page.getByText(registration.goals.young)).toBeHidden()
  await fillGoals(page)
  await arriveAt(page, registration.pages.apprentice.title, { looks: true })
  await page.getByText('Vendas', { exact: true }).click()
  await goOn(page)
  await finish(page, apprentice)
  await applyAtOnce(page, 'apprentice')
})

test('a person who registered with another kind writes the curriculum that an internship requires, and applies', async ({
  page,
  callsOf,
}) => {
  await goToRegister(page, callsOf, 'internship')
  await registerOnPages(page, { ...newIdentity(), ...person }, { kind: 'professional' })

  await expect(page.getByText(selection.apply.noCurriculumOfKind.internship)).toBeVisible()
  await page.getByRole('link', { name: selection.apply.createCurriculum.internship }).click()
  await expect(page.getByRole('heading', { level: 1, name: curriculum.form.createTitle.internship })).toBeVisible()
  await expect(page.getByRole('combobox', { name: curriculumForm.occupations.title })).toHaveValue(/^Confeit/)
  expect.soft(await violationsOf(page, 'light'), 'the form of an internship curriculum').toEqual([])
  await page.getByRole('button', { name: curriculum.form.save }).last().click()
  await expect(page.getByText(faults.internship_course_required).first()).toBeVisible()

  await fillCourse(page)
  await page.getByRole('button', { name: curriculum.form.save }).last().click()

  await applyAtOnce(page, 'internship')
})

async function goToRegister(page: Page, callsOf: () => Calls, jobType: 'internship' | 'apprentice') {
  const { items } = await callsOf().searchJobs.search.jobsOfKind({ jobType, size: 50 })
  const job = items.find(({ company }) => company !== 'Padaria Aurora')
  await open(page, `/jobs/${job?.id}`)
  await page.getByRole('link', { name: jobs.apply }).click()
  await page.getByRole('main').getByRole('link', { name: signIn.wish.register.apply }).click()
}

async function fillCourse(page: Page) {
  const course = page.getByRole('group', { name: curriculumForm.internshipCourses.legend })
  await course.getByRole('combobox', { name: curriculumForm.internshipCourses.course, exact: true }).fill('Gastronomia')
  await course.getByLabel(curriculumForm.internshipCourses.level).selectOption({ label: 'Tecnólogo' })
  await course
    .getByRole('combobox', { name: curriculumForm.internshipCourses.institution, exact: true })
    .fill('Senac São Paulo')
  await course.getByRole('combobox', { name: curriculumForm.internshipCourses.city }).fill('Campinas, SP')
  await course.getByLabel(curriculumForm.internshipCourses.period).selectOption('3')
  await course.getByLabel(curriculumForm.internshipCourses.shift).selectOption('3')
}

/** Applies on the job's page, to which the person returned. */
async function applyAtOnce(page: Page, kind: 'internship' | 'apprentice') {
  await expect(page.getByText(selection.apply.shares[kind], { exact: true })).toBeVisible()
  await page.getByRole('button', { name: selection.apply.confirm }).click()
  await expect(page.getByRole('region', { name: selection.apply.sent })).toBeVisible()
}
