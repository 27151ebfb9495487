import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStorable } from '../../storable-text.ts'
import { readCurriculumText } from './read-text.ts'

const today = '2026-03-02'
const read = (text: string) => readCurriculumText(text, { today })

describe('a curriculum of a printed form, in capitals', () => {
  const found = read(`
                ANA BEATRIZ DE SOUZA
Brasileira, solteira, 29 anos
Rua das Flores, 123 – Jardim América – Osasco/SP – CEP 06010-000
Tel.: (11) 98765-4321 / (11) 3456-7890
E-mail: ana.souza@example.com

OBJETIVO
Auxiliar de confeitaria

FORMAÇÃO ACADÊMICA
• Ensino Médio Completo – E.E. Monteiro Lobato – 2012
• Técnico em Gastronomia – SENAC Osasco (2013 – 2014)

EXPERIÊNCIA PROFISSIONAL
Padaria Aurora Ltda – Auxiliar de confeitaria
03/2019 a 05/2021
• Preparo de massas e recheios.
• Atendimento no balcão em dias de movimento.

Doceria Jabuticaba – Confeiteira
jun/2021 – atual
Decoração de bolos de festa e controle de estoque.

IDIOMAS
Inglês básico, espanhol intermediário

CURSOS COMPLEMENTARES
- Boas práticas de manipulação de alimentos (Senac, 2018)
- Informática básica

INFORMAÇÕES ADICIONAIS
CNH categoria AB`)

  it('reads the personal data', () => {
    expect(found.person).toEqual({
      name: 'Ana Beatriz de Souza',
      email: 'ana.souza@example.com',
      phone: '11987654321',
      zipCode: '06010000',
      city: 'Osasco, SP',
      birthDate: '',
    })
    expect(found).toMatchObject({ occupations: ['Auxiliar de confeitaria'], driverLicence: ['A', 'B'] })
  })

  it('reads experiences, each with its own description', () => {
    expect(found.experiences).toEqual([
      {
        companyName: 'Padaria Aurora Ltda',
        occupation: 'Auxiliar de confeitaria',
        startDate: '2019-03',
        exitDate: '2021-05',
        isCurrentJob: false,
        description: 'Preparo de massas e recheios.\nAtendimento no balcão em dias de movimento.',
      },
      {
        companyName: 'Doceria Jabuticaba',
        occupation: 'Confeiteira',
        startDate: '2021-06',
        exitDate: '',
        isCurrentJob: true,
        description: 'Decoração de bolos de festa e controle de estoque.',
      },
    ])
  })

  it('reads schooling, courses and languages', () => {
    expect(found.formations).toEqual([
      {
        schoolLevel: 'HIGH_SCHOOL_GENERAL',
        course: 'Ensino Médio',
        nameOfInstitution: 'E.E. Monteiro Lobato',
        courseStatus: '2',
        courseStart: '',
        courseEnd: '2012',
      },
      {
        schoolLevel: 'TECHNICAL_COURSE',
        course: 'Gastronomia',
        nameOfInstitution: 'SENAC Osasco',
        courseStatus: '2',
        courseStart: '2013',
        courseEnd: '2014',
      },
    ])
    expect(found).toMatchObject({ schoolLevel: 'TECHNICAL_COURSE', schoolLevelStatus: '2' })
    expect(found.courses).toEqual(['Boas práticas de manipulação de alimentos', 'Informática básica'])
    expect(found.languages).toEqual([
      { language: 'ingles', level: '1' },
      { language: 'espanhol', level: '2' },
    ])
    expect(found.unread).toEqual(['Brasileira, solteira, 29 anos'])
  })
})

it('reads a curriculum of labels', () => {
  expect(
    read(`Currículo
Nome: João Pedro da Silva
Data de nascimento: 12/03/1990
Celular: +55 21 99888-7766
Email: joao.silva@example.com.br
Endereço: Av. Brasil, 500, Rio de Janeiro - RJ
Objetivo: Atuar como motorista de caminhão
Experiência profissional
Empresa: Transportadora Rápido Ltda
Cargo: Motorista de caminhão
Período: janeiro de 2015 até dezembro de 2019
Atividades: Entregas na região Sudeste.
Empresa: Mercado Bom Dia
Cargo: Ajudante de entrega
Período: 02/2012 - 12/2014
Escolaridade: Ensino fundamental completo
Conhecimentos: Pacote Office, Internet, Excel básico
Habilitação: D`),
  ).toMatchObject({
    person: { name: 'João Pedro da Silva', phone: '21998887766', birthDate: '1990-03-12', city: 'Rio de Janeiro, RJ' },
    occupations: ['motorista de caminhão'],
    experiences: [
      {
        companyName: 'Transportadora Rápido Ltda',
        occupation: 'Motorista de caminhão',
        startDate: '2015-01',
        exitDate: '2019-12',
        description: 'Entregas na região Sudeste.',
      },
      { companyName: 'Mercado Bom Dia', occupation: 'Ajudante de entrega', startDate: '2012-02', exitDate: '2014-12' },
    ],
    formations: [{ schoolLevel: 'GRADE_SCHOOL_TRADITIONAL', courseStatus: '2' }],
    technologiesGeneral: ['pacote-office', 'internet-e-e-mail', 'excel-basico'],
    driverLicence: ['D'],
  })
})

it('reads a profile of another site, in English', () => {
  expect(
    read(`Marina Oliveira Costa
Desenvolvedora de software | São Paulo, SP
marina@example.com | (11) 91234-5678 | linkedin.com/in/marina
Summary
Software developer with six years of experience.
Experience
Nuvem Tecnologia
Desenvolvedora pleno
março de 2020 - Present (3 anos 2 meses)
São Paulo, Brasil
Built APIs in Node.js. Reduced costs by 30% in 2021.
Banco Central do Sul
Analista de sistemas
janeiro de 2017 - fevereiro de 2020 (3 anos 2 meses)
Maintained Java services.
Education
Universidade de São Paulo
Bacharelado, Ciência da Computação · (2012 - 2016)
Languages
English (Full Professional)
Portuguese (Native or Bilingual)
Skills
JavaScript, TypeScript, Node.js
Proactive`),
  ).toMatchObject({
    person: { name: 'Marina Oliveira Costa', phone: '11912345678', city: 'São Paulo, SP' },
    objective: 'Software developer with six years of experience.',
    experiences: [
      {
        companyName: 'Nuvem Tecnologia',
        occupation: 'Desenvolvedora pleno',
        startDate: '2020-03',
        isCurrentJob: true,
        description: 'Built APIs in Node.js. Reduced costs by 30% in 2021.',
      },
      { companyName: 'Banco Central do Sul', occupation: 'Analista de sistemas', exitDate: '2020-02' },
    ],
    formations: [
      {
        schoolLevel: 'BACHELOR_NORMAL',
        course: 'Ciência da Computação',
        nameOfInstitution: 'Universidade de São Paulo',
        courseEnd: '2016',
      },
    ],
    languages: [
      { language: 'ingles', level: '3' },
      { language: 'portugues', level: '4' },
    ],
    technologies: [{ technology: 'javascript' }, { technology: 'typescript' }, { technology: 'node-js' }],
    unread: ['Proactive'],
  })
})

it('of anything else says nothing wrong: storable, bounded, without an error', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      'Experiência',
      'Formação',
      'Idiomas',
      'Cargo:',
      '2010 - 2012',
      '\n',
      '\t',
      ' | ',
      '😀',
      '\ud800',
      '(',
      'atual',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const found = read(pieces.join('\n'))
      const texts = JSON.stringify(found)
      expect(isStorable(found.objective)).toBe(true)
      expect(found.experiences.every((each) => isStorable(each.description) && isStorable(each.companyName))).toBe(true)
      expect(texts.length).toBeLessThan(200_000)
    }),
  )
})

it.each([
  ['spaces', ' '.repeat(200_000)],
  ['one letter', 'a'.repeat(200_000)],
  ['dashes', `Experiência\n${'- '.repeat(60_000)}`],
  ['brackets', `Formação\n${'('.repeat(60_000)}`],
  ['years', `Experiência\n${'2010 - 2011\n'.repeat(20_000)}`],
  ['labels', `Experiência\n${'Empresa: x\nCargo: y\n'.repeat(10_000)}`],
  ['addresses', 'a@'.repeat(60_000)],
  ['digits', '1'.repeat(100_000)],
])('reads a hundred thousand %s in a moment', (_, text) => {
  // CPU time, since the wall clock also counts the time that a busy machine makes the test wait.
  const begun = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(begun)
  expect((user + system) / 1000).toBeLessThan(6000)
})
