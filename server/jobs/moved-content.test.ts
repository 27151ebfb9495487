import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import type { StoredContent } from './rows.ts'
import { contentOf } from './stored.ts'

const migrations = join(import.meta.dirname, '../migrations')
const { superuser: server } = inject('databaseServer')

async function asked(database: string, work: (client: Client) => Promise<void>) {
  const address = new URL(server)
  address.pathname = `/${database}`
  const client = new Client({ connectionString: address.href })
  await client.connect()
  await work(client).finally(() => client.end())
}

it('keeps what was written of jobs before their content stood in one place', async () => {
  const name = `moved_jobs_${process.pid}`
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-moved-'))
  await asked('postgres', (client) => client.query(`create database ${name}`).then(() => undefined))
  try {
    await asked(name, async (client) => {
      const url = new URL(server)
      url.pathname = `/${name}`
      for (const file of readdirSync(migrations).filter((each) => each < '0032')) {
        cpSync(join(migrations, file), join(folder, file))
      }
      await migrate(url.href, { folder })
      await client.query(`
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
      `)
      await migrate(url.href)
      const { rows } = await client.query<StoredContent>('select * from job')
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
  } finally {
    await asked('postgres', (client) => client.query(`drop database ${name} with (force)`).then(() => undefined))
    rmSync(folder, { recursive: true, force: true })
  }
})
