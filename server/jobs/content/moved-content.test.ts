import { movedRows } from '@trampolim/tests/moved-rows.ts'
import { expect, it } from 'vitest'
import type { StoredContent } from '../rows.ts'
import { contentOf } from './stored.ts'

it('migrates the content of jobs from their former columns', async () => {
  const rows = await movedRows<StoredContent>('0032', {
    insert: `
      insert into municipality (id, reference, name, state, normalised, population, latitude, longitude, position, timezone)
      values (3550308, '000000000000000000000000000000c1', 'São Paulo', 'SP', 'sao paulo', 1, -23.5, -46.6, ll_to_earth(-23.5, -46.6), 'America/Sao_Paulo');
      insert into occupation (id, cbo, title, sector) values ('000000000000000000000000000000d1', '521110', 'Vendedor', 'sales');
      insert into organization (id, status, idcard, official_name, employee_number, branch_of_activity, zip_code,
        municipality_id, created_at, modified_at)
      values ('0000000000000000000000a1', 'approved', '12345678000195', 'Aurora', 10, 'outros', '01001000', 3550308,
        now(), now());
      insert into job (id, organization_id, created_by, status, job_specific_type, contract_type, work_type, job_name,
        cbo, job_description, salary_type, salary_extra, benefits, working_hours, temp_job_duration_days, work_places,
        school_levels, first_job, long_period_job, kind_details, same_as_own_company, company_description, created_at,
        modified_at)
      values ('0000000000000000000000b1', '0000000000000000000000a1', '0000000000000000000000a1', 'job:created', 2, 8, 1,
        'Estágio', '521110', 'Atender.', 7, 'Bônus', '{vale-transporte}',
        '{"workingHours": "monday-saturday", "start": "08:00", "end": "17:00", "lunch": "01:00",
          "altStart": "08:00", "altEnd": "12:00"}', 90,
        '[{"zipCode": "01001000", "qty": 2, "district": "Sé", "cityState": 3550308}]',
        '[{"schooling": "MBA", "courseSchooling": null, "knowledgeArea": "administracao"}]', true, false,
        '{"coursesPanel": [{"internshipCourse": "Direito", "shiftCourse": 2}], "dontHaveInternshipSalary": true}', false,
        'Uma rede.', now(), now())
    `,
    read: 'select * from job',
  })
  expect(contentOf(rows[0]!)).toMatchObject({
    jobDescription: 'Atender.',
    salaryType: null,
    salaryExtra: 'Bônus',
    benefits: ['vale-transporte'],
    workingHours: 'monday-saturday',
    workingHoursStart: '08:00',
    workingHoursLunch: '01:00',
    workingHoursAltEnd: '12:00',
    workingHoursAltLunch: null,
    tempJobDuration: null,
    workPlaces: [{ zipCode: '01001000', qty: 2, district: 'Sé', cityState: 3_550_308 }],
    schoolLevels: [{ schooling: 'MBA', courseSchooling: null, knowledgeArea: 'administracao' }],
    firstJob: true,
    longPeriodJob: false,
    acceptHandicap: true,
    coursesPanel: [{ internshipCourse: 'Direito', shiftCourse: 2, minCoursePeriod: null }],
    acceptOtherCourses: false,
    dontHaveInternshipSalary: true,
    sameAsOwnCompany: false,
    companyDescription: 'Uma rede.',
  })
})
