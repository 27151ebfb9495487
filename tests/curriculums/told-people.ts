import { coursesOf } from '../world/kinds.ts'
import { trades } from '../world/occupations.ts'
import { type Random, randomFrom } from '../world/random.ts'
import { companyKinds, companyNames, firstNames, surnames } from '../world/vocabulary.ts'
import type { Told } from './layouts.ts'

const towns = [
  ['São Paulo', 'SP', '01310-100'],
  ['Rio de Janeiro', 'RJ', '20040-002'],
  ['Belo Horizonte', 'MG', '30130-010'],
  ['Santa Bárbara d’Oeste', 'SP', '13450-000'],
  ['Feira de Santana', 'BA', '44001-000'],
  ['Curitiba', 'PR', '80010-000'],
] as const

const schoolNames = [
  'Escola Estadual Monteiro Lobato',
  'Colégio Dom Pedro II',
  'E.E. Prof. Antônio Alves',
  'Escola Municipal Tiradentes',
] as const
const highSchools = [
  'Universidade Monteiro Lobato',
  'Universidade Federal de Minas Gerais',
  'Faculdade Anhanguera',
  'USP',
  'Unip',
] as const
const technicalSchools = ['Senac', 'Senai', 'Etec Parque da Juventude', 'Instituto Federal de São Paulo'] as const
const levels = ['Básico', 'Intermediário', 'Avançado', 'Fluente'] as const

/**
 * People generated like those of the demo world, with its names, companies, trades and courses, but with longer
 * careers.
 */
export function toldPeople(count: number, seed: number): Told[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, number) => toldPerson(number, random))
}

function toldPerson(number: number, random: Random): Told {
  const given = random.pick(random.chance(0.5) ? firstNames.feminine : firstNames.masculine)
  const name = `${given} ${random.chance(0.3) ? 'da ' : ''}${random.pick(surnames)} ${random.pick(surnames)}`
  const [city, state, zipCode] = random.pick(towns)
  const trade = random.pick(trades)
  return {
    name,
    email: `pessoa${number}@candidatos.example`,
    phone: `${random.pick(['11', '21', '31', '71', '41'])}99${String(1_000_000 + random.int(0, 8_999_999))}`,
    city,
    state,
    zipCode,
    wants: titleOf(trade.names[0] ?? ''),
    experiences: experiencesOf(random),
    schools: schoolsOf(random),
    languages: random
      .some(['Inglês', 'Espanhol', 'Francês'], random.int(1, 2))
      .map((each) => ({ name: each, level: random.pick(levels) })),
    courses: random.some(
      [
        'Informática básica',
        'Atendimento ao cliente',
        'Primeiros socorros',
        'Boas práticas de manipulação de alimentos',
      ],
      2,
    ),
    programs: random.some(['Word', 'Excel avançado', 'Pacote Office', 'Canva', 'Windows'], 3),
  }
}

const titleOf = (name: string) => name.replace(/\(.*?\)/g, '').trim()

function experiencesOf(random: Random): Told['experiences'] {
  const count = random.int(1, 4)
  let year = 2025 - random.int(0, 1)
  return Array.from({ length: count }, (_, at) => {
    const trade = random.pick(trades)
    const kind = random.pick(companyKinds).kind
    const company = `${kind} ${random.pick(companyNames)}${random.chance(0.2) ? ' Ltda' : ''}`
    const isCurrent = at === 0 && random.chance(0.5)
    const years = random.int(1, 3)
    const to = `${year}-${String(random.int(1, 12)).padStart(2, '0')}`
    const from = `${year - years}-${String(random.int(1, 12)).padStart(2, '0')}`
    year -= years + 1
    return { company, title: titleOf(random.pick(trade.names)), from, to: isCurrent ? null : to, does: trade.does }
  })
}

function schoolsOf(random: Random): Told['schools'] {
  const ended = random.int(2005, 2018)
  const school = {
    level: 'HIGH_SCHOOL_GENERAL',
    said: random.pick(['Ensino médio completo', 'Ensino Médio', 'Ensino médio']),
    course: 'Ensino médio',
    school: random.pick(schoolNames),
    from: `${ended - 3}-02`,
    to: `${ended}-12`,
    isOpen: false,
  }
  const course = coursesOf(random.pick(trades)).intern
  const isOpen = random.chance(0.3)
  const years = { from: `${ended + 1}-02`, to: isOpen ? '2027-12' : `${ended + 5}-12`, isOpen }
  const more = random.pick([
    null,
    {
      level: 'BACHELOR_NORMAL',
      said: `${random.pick(['Bacharelado', 'Graduação'])} em ${course}`,
      school: random.pick(highSchools),
    },
    { level: 'TECHNICAL_COURSE', said: `Técnico em ${course}`, school: random.pick(technicalSchools) },
    { level: 'TECHNOLOGIST', said: `Tecnólogo em ${course}`, school: random.pick(highSchools) },
  ])
  return more ? [{ ...more, course, ...years }, school] : [school]
}
