import { movedRows } from '@trampolim/tests/moved-rows.ts'
import { expect, it } from 'vitest'
import { contentOf, type StoredCurriculum } from './stored.ts'

it('keeps the content that was written before it was moved to one table', async () => {
  const rows = await movedRows<StoredCurriculum>('0033', {
    insert: `
      insert into municipality (id, reference, name, state, normalised, population, latitude, longitude, position, timezone)
      values (3550308, '000000000000000000000000000000c1', 'São Paulo', 'SP', 'sao paulo', 1, -23.5, -46.6, ll_to_earth(-23.5, -46.6), 'America/Sao_Paulo');
      insert into account (id, email, role, created_at, modified_at)
      values ('0000000000000000000000a1', 'ana@exemplo.com.br', 'user:professional', now(), now());
      insert into professional (account_id, status, name, cpf, birth_date, gender, phones, zip_code, municipality_id,
        latitude, longitude, exact_position, share_contact_data, is_handicap, pcd_data, created_at, modified_at)
      values ('0000000000000000000000a1', 'approved', 'Ana', '52998224725', '1994-05-14', 2, '[]', '01310100', 3550308,
        -23.5, -46.6, false, false, false, '{}', now(), now());
      insert into curriculum (id, professional_id, cv_type, objective, occupations, salary_cents, school_level,
        school_level_status, additional_experiences, career_focus, kind_details, courses, created_at, modified_at)
      values ('0000000000000000000000b1', '0000000000000000000000a1', 'apprentice', 'Aprender.',
        '[{"cbo": "521110", "yearsOfExperience": 0}]', 150000, 'HIGH_SCHOOL_GENERAL', 1, 'Feira aos sábados.', 'Vendas',
        '{"apprenticeCourses": ["vendas-e-varejo"], "isInHighSchool": true}', '["NR-10"]', now(), now()),
        ('0000000000000000000000b2', '0000000000000000000000a1', 'professional', '', '[]', null, null, null, null,
        null, '{}', '[]', now(), now())
    `,
    read: 'select * from curriculum order by id',
  })
  const [apprentice, empty] = rows.map(contentOf)
  expect(apprentice).toMatchObject({
    objective: 'Aprender.',
    occupations: [{ cbo: '521110', yearsOfExperience: 0 }],
    salary: 150_000,
    schoolLevel: 'HIGH_SCHOOL_GENERAL',
    schoolLevelStatus: 1,
    additionalExperiences: 'Feira aos sábados.',
    careerFocus: 'Vendas',
    courses: ['NR-10'],
    apprenticeCourses: ['vendas-e-varejo'],
    isInHighSchool: true,
  })
  expect(empty).toMatchObject({ objective: '', apprenticeCourses: [] })
  expect(Object.keys(empty ?? {})).not.toContain('careerFocus')
})
