import { expect, it } from 'vitest'
import { periodIn } from './periods.ts'
import { readCurriculumText } from './read-text.ts'

const today = '2026-03-02'
const read = (text: string) => readCurriculumText(text, { today })

it.each([
  ['2018 – 2022: Vendedor na Loja Horizonte', 'Loja Horizonte', 'Vendedor'],
  ['Loja Horizonte | Vendedor | 2018 - 2022', 'Loja Horizonte', 'Vendedor'],
  ['Vendedor, Loja Horizonte (jan/2018 - dez/2022)', 'Loja Horizonte', 'Vendedor'],
  ['01/2018 a 12/2022\nLoja Horizonte\nVendedor', 'Loja Horizonte', 'Vendedor'],
  ['01/2018 a 12/2022\nVendedor\nLoja Horizonte', 'Loja Horizonte', 'Vendedor'],
  ['Loja Horizonte\nCargo: Vendedor\nPeríodo: 2018 a 2022', 'Loja Horizonte', 'Vendedor'],
  ['Empresa: Loja Horizonte | Cargo: Vendedor | Período: 2018 a 2022', 'Loja Horizonte', 'Vendedor'],
  ['2018 a 2022\tLoja Horizonte\tVendedor', 'Loja Horizonte', 'Vendedor'],
  ['Sales Manager at Horizonte Inc, 2018 - 2022', 'Horizonte Inc', 'Sales Manager'],
])('reads an experience written as %j', (written, companyName, occupation) => {
  const [experience, more] = read(`Ana Souza\nExperiência profissional\n${written}`).experiences
  expect(experience).toMatchObject({
    companyName,
    occupation,
    startDate: expect.stringContaining('2018'),
    exitDate: expect.stringContaining('2022'),
  })
  expect(more).toBeUndefined()
})

it.each([
  ['Bacharelado em Direito – USP – 2015 a 2019', 'BACHELOR_NORMAL', 'Direito', 'USP', '2'],
  ['USP\nDireito\n2015 a 2019', 'BACHELOR_NORMAL', 'Direito', 'USP', '2'],
  ['Curso: Técnico em Enfermagem\nInstituição: Senac\nConclusão: 2019', 'TECHNICAL_COURSE', 'Enfermagem', 'Senac', '2'],
  ['Ensino médio completo, Colégio Horizonte (2010)', 'HIGH_SCHOOL_GENERAL', 'Ensino médio', 'Colégio Horizonte', '2'],
  ['Graduação em Administração pela Unip (cursando)', 'BACHELOR_NORMAL', 'Administração', 'Unip', '1'],
  ['Tecnólogo em Logística, Fatec, previsão de conclusão: 12/2027', 'TECHNOLOGIST', 'Logística', 'Fatec', '1'],
  ['MBA em Gestão de Projetos - FGV - concluído em 2020', 'MBA', 'Gestão de Projetos', 'FGV', '2'],
  ['Ensino superior incompleto em Letras - UFPR', 'BACHELOR_NORMAL', 'Letras', 'UFPR', ''],
])('reads schooling written as %j', (written, schoolLevel, course, nameOfInstitution, courseStatus) => {
  expect(read(`Ana Souza\nFormação acadêmica\n${written}`).formations).toEqual([
    expect.objectContaining({ schoolLevel, course, nameOfInstitution, courseStatus }),
  ])
})

it.each([
  ['jan/2020 – atual', '2020-01', '', true],
  ['03/2019 a 05/2021', '2019-03', '2021-05', false],
  ['março de 2018 até dezembro de 2019', '2018-03', '2019-12', false],
  ['01/02/2015 a 30/11/2016', '2015-02', '2016-11', false],
  ['2015-02 - 2016-11', '2015-02', '2016-11', false],
  ['desde 2019', '2019', '', true],
  ['De Jan. 98 a Fev. 99', '1998-01', '1999-02', false],
  ['Mar 2021 to present', '2021-03', '', true],
  ['05/19 - 07/20', '2019-05', '2020-07', false],
  ['2010/2014', '2010', '2014', false],
  ['Início: 03/2019 Término: 05/2021', '2019-03', '2021-05', false],
  ['junho/2020 - o momento', '2020-06', '', true],
])('reads the period %j', (written, from, to, isOpen) => {
  expect(periodIn(written, { thisYear: 2026 })).toMatchObject({ from, to, isOpen })
})

it.each(['Telefone 3456-2019', '(11) 98765-2020', 'R$ 2000', 'Rua 13 de Maio, 1990-A'])(
  'takes %j for no range of years',
  (written) => {
    expect(periodIn(written, { thisYear: 2026 })?.isRange).not.toBe(true)
  },
)

it('doesn’t take the phone and name of a reference for the person’s own', () => {
  const { person } = read('Ana Souza\nana@example.com\nReferências\nCarlos Lima (11) 98765-4321')
  expect(person).toMatchObject({ name: 'Ana Souza', phone: '' })
})
