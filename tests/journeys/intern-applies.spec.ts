import { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { faults } from '@trampolim/phrases/pt-br/faults.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { violationsOf } from './accessible.ts'
import { expect, open, screens, test } from './journey.ts'
import { newIdentity } from './new-candidate.ts'
import { registerOnPages } from './register-on-pages.ts'

test.use({ viewport: screens.phone, hasTouch: true })

test('a newcomer registers from an internship, writes the curriculum that it asks for, and applies', async ({
  page,
  callsOf,
}) => {
  const { items } = await callsOf().searchJobs.search.jobsOfKind({ jobType: 'internship', size: 50 })
  const job = items.find(({ company }) => company !== 'Padaria Aurora')
  await open(page, `/jobs/${job?.id}`)
  await page.getByRole('link', { name: jobs.apply }).click()
  await page.getByRole('main').getByRole('link', { name: signIn.wish.register.apply }).click()
  await registerOnPages(page, { ...newIdentity(), name: 'Iara Campos', password: 'broa de milho com erva-doce' })

  await expect(page.getByText(selection.apply.noCurriculumOfKind.internship)).toBeVisible()
  await page.getByRole('link', { name: selection.apply.createCurriculum.internship }).click()
  await expect(page.getByRole('heading', { level: 1, name: curriculum.form.createTitle.internship })).toBeVisible()
  await expect(page.getByRole('combobox', { name: curriculumForm.occupations.title })).toHaveValue(/^Confeit/)
  expect.soft(await violationsOf(page, 'light'), 'the form of an internship curriculum').toEqual([])
  await page.getByRole('button', { name: curriculum.form.save }).last().click()
  await expect(page.getByText(faults.internship_course_required).first()).toBeVisible()

  const course = page.getByRole('group', { name: curriculumForm.internshipCourses.legend })
  await course.getByRole('combobox', { name: curriculumForm.internshipCourses.course, exact: true }).fill('Gastronomia')
  await course.getByLabel(curriculumForm.internshipCourses.level).selectOption({ label: 'Tecnólogo' })
  await course
    .getByRole('combobox', { name: curriculumForm.internshipCourses.institution, exact: true })
    .fill('Senac São Paulo')
  await course.getByRole('combobox', { name: curriculumForm.internshipCourses.city }).fill('Campinas, SP')
  await course.getByLabel(curriculumForm.internshipCourses.period).selectOption('3')
  await course.getByLabel(curriculumForm.internshipCourses.shift).selectOption('3')
  await page.getByRole('button', { name: curriculum.form.save }).last().click()

  await expect(page.getByText(selection.apply.shares.internship, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: selection.apply.confirm }).click()
  await expect(page.getByRole('region', { name: selection.apply.sent })).toBeVisible()
})
