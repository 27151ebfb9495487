import type { Random } from '../world/random.ts'

/** The content of a curriculum to be printed, which a reader has to find again. */
export type Told = {
  name: string
  email: string
  phone: string
  city: string
  state: string
  zipCode: string
  wants: string
  experiences: readonly { company: string; title: string; from: string; to: string | null; does: string }[]
  schools: readonly {
    level: string
    said: string
    course: string
    school: string
    from: string
    to: string
    isOpen: boolean
  }[]
  languages: readonly { name: string; level: string }[]
  courses: readonly string[]
  programs: readonly string[]
}

/** A part of a page, which each format renders in its own way. */
export type Block =
  | { kind: 'title' | 'heading' | 'line' | 'point'; text: string }
  | { kind: 'row'; cells: readonly string[] }

const title = (text: string): Block => ({ kind: 'title', text })
const heading = (text: string): Block => ({ kind: 'heading', text })
const line = (text: string): Block => ({ kind: 'line', text })
const point = (text: string): Block => ({ kind: 'point', text })
const row = (...cells: string[]): Block => ({ kind: 'row', cells })

const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const monthIn = (month: string) => months[Number(month.slice(5)) - 1] ?? ''
const yearIn = (month: string) => month.slice(0, 4)

type Dates = (from: string, to: string | null) => string
const slashes: Dates = (from, to) => `${slash(from)} a ${to ? slash(to) : 'atual'}`
const slash = (month: string) => `${month.slice(5)}/${yearIn(month)}`
const words: Dates = (from, to) =>
  `${monthIn(from)} de ${yearIn(from)} até ${to ? `${monthIn(to)} de ${yearIn(to)}` : 'o momento'}`
const short: Dates = (from, to) =>
  `${monthIn(from).slice(0, 3)}/${yearIn(from)} – ${to ? `${monthIn(to).slice(0, 3)}/${yearIn(to)}` : 'atual'}`
const present: Dates = (from, to) =>
  `${capital(monthIn(from))} ${yearIn(from)} - ${to ? `${capital(monthIn(to))} ${yearIn(to)}` : 'Presente'}`
const days: Dates = (from, to) => `01/${slash(from)} - ${to ? `28/${slash(to)}` : 'até o momento'}`
const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

const phoneAs = (phone: string, random: Random) => {
  const [area, number] = [phone.slice(0, 2), phone.slice(2)]
  return random.pick([
    `(${area}) ${number.slice(0, 5)}-${number.slice(5)}`,
    `${area} ${number}`,
    `+55 ${area} ${number.slice(0, 5)}-${number.slice(5)}`,
    `(0${area}) ${number.slice(0, 1)} ${number.slice(1, 5)}-${number.slice(5)}`,
  ])
}

/** The ways in which people lay out a curriculum. */
export const layouts: Readonly<Record<string, (told: Told, random: Random) => Block[]>> = {
  /** Sections in capitals, company and title on a line, the period below. */
  printed: (told, random) => [
    title(told.name.toUpperCase()),
    line(`Brasileira, solteira, ${random.int(18, 50)} anos`),
    line(`Rua das Acácias, ${random.int(1, 900)} – Centro – ${told.city}/${told.state} – CEP ${told.zipCode}`),
    line(`Tel.: ${phoneAs(told.phone, random)}`),
    line(`E-mail: ${told.email}`),
    heading('OBJETIVO'),
    line(told.wants),
    heading('FORMAÇÃO ACADÊMICA'),
    ...told.schools.map((each) =>
      point(
        `${each.said} – ${each.school} – ${each.isOpen ? `cursando, previsão ${yearIn(each.to)}` : yearIn(each.to)}`,
      ),
    ),
    heading('EXPERIÊNCIA PROFISSIONAL'),
    ...told.experiences.flatMap((each) => [
      line(`${each.company} – ${each.title}`),
      line(slashes(each.from, each.to)),
      point(each.does),
    ]),
    heading('CURSOS COMPLEMENTARES'),
    ...told.courses.map(point),
    heading('IDIOMAS'),
    line(told.languages.map(({ name, level }) => `${name} ${level.toLowerCase()}`).join(', ')),
    heading('INFORMÁTICA'),
    line(told.programs.join(', ')),
  ],
  /** Every value after a label. */
  labelled: (told, random) => [
    title('Curriculum Vitae'),
    line(`Nome: ${told.name}`),
    line(`Cidade: ${told.city} - ${told.state}`),
    line(`Celular: ${phoneAs(told.phone, random)}`),
    line(`E-mail: ${told.email}`),
    line(`Objetivo: ${told.wants}`),
    heading('Experiências profissionais'),
    ...told.experiences.flatMap((each) => [
      line(`Empresa: ${each.company}`),
      line(`Cargo: ${each.title}`),
      line(`Período: ${words(each.from, each.to)}`),
      line(`Atividades: ${each.does}`),
    ]),
    heading('Escolaridade'),
    ...told.schools.flatMap((each) => [
      line(`Curso: ${each.said}`),
      line(`Instituição: ${each.school}`),
      line(each.isOpen ? `Situação: cursando` : `Conclusão: ${yearIn(each.to)}`),
    ]),
    line(`Idiomas: ${told.languages.map(({ name, level }) => `${name} (${level.toLowerCase()})`).join('; ')}`),
    line(`Conhecimentos: ${told.programs.join(', ')}`),
  ],
  /** The layout of a professional network's profile export. */
  profile: (told, random) => [
    title(told.name),
    line(`${told.wants} | ${told.city}, ${told.state}`),
    line(`${told.email} | ${phoneAs(told.phone, random)}`),
    heading('Experiência'),
    ...told.experiences.flatMap((each) => [
      line(each.company),
      line(each.title),
      line(present(each.from, each.to)),
      line(each.does),
    ]),
    heading('Formação acadêmica'),
    ...told.schools.flatMap((each) => [
      line(each.school),
      line(`${each.said} · (${yearIn(each.from)} - ${yearIn(each.to)})`),
    ]),
    heading('Idiomas'),
    ...told.languages.map(({ name, level }) => line(`${name} (${level})`)),
    heading('Competências'),
    line(told.programs.join(' · ')),
  ],
  /** The period first. */
  dated: (told, random) => [
    title(told.name),
    line([phoneAs(told.phone, random), told.email, `${told.city} - ${told.state}`].join(' • ')),
    heading('Resumo profissional'),
    line(`Procuro trabalho como ${told.wants.toLowerCase()}.`),
    heading('Histórico profissional'),
    ...told.experiences.flatMap((each) => [
      line(short(each.from, each.to)),
      line(each.title),
      line(each.company),
      point(each.does),
    ]),
    heading('Formação'),
    ...told.schools.map((each) => line(`${yearIn(each.from)} - ${yearIn(each.to)}: ${each.said}, ${each.school}`)),
    heading('Idiomas e cursos'),
    ...told.courses.map(point),
  ],
  /** A table, as office programs offer it. */
  table: (told, random) => [
    title(told.name),
    row('Telefone', phoneAs(told.phone, random)),
    row('E-mail', told.email),
    row('Cidade', `${told.city} - ${told.state}`),
    heading('Objetivo profissional'),
    line(told.wants),
    heading('Experiência profissional'),
    ...told.experiences.flatMap((each) => [
      row(slashes(each.from, each.to), each.company, each.title),
      line(each.does),
    ]),
    heading('Formação escolar'),
    ...told.schools.map((each) => row(`${yearIn(each.from)} - ${yearIn(each.to)}`, each.said, each.school)),
    heading('Idiomas'),
    ...told.languages.map(({ name, level }) => row(name, level)),
  ],
  /** Sentences: 'Auxiliar na Padaria Aurora'. */
  spoken: (told, random) => [
    title(`Currículo de ${told.name}`),
    line(`Moro em ${told.city} - ${told.state}. Contato: ${phoneAs(told.phone, random)}, ${told.email}`),
    heading('Minhas experiências'),
    ...told.experiences.flatMap((each) => [
      line(`${each.title} na ${each.company} (${days(each.from, each.to)})`),
      point(each.does),
    ]),
    heading('Minha formação'),
    ...told.schools.map((each) =>
      line(`${each.said} na ${each.school} (${each.isOpen ? 'cursando' : `concluído em ${yearIn(each.to)}`})`),
    ),
    heading('Cursos'),
    ...told.courses.map(point),
  ],
  /** One line for each experience, between bars. */
  bars: (told, random) => [
    title(told.name.toUpperCase()),
    line(`${told.city}/${told.state} | ${phoneAs(told.phone, random)} | ${told.email}`),
    heading('EXPERIÊNCIAS'),
    ...told.experiences.flatMap((each) => [
      line(`${each.title} | ${each.company} | ${short(each.from, each.to)}`),
      point(each.does),
    ]),
    heading('FORMAÇÃO'),
    ...told.schools.map((each) => line(`${each.said} | ${each.school} | ${yearIn(each.from)} a ${yearIn(each.to)}`)),
    heading('HABILIDADES'),
    line(told.programs.join(' | ')),
  ],
  /** In English. */
  english: (told, random) => [
    title(told.name),
    line(`${told.email} · ${phoneAs(told.phone, random)}`),
    heading('Work Experience'),
    ...told.experiences.flatMap((each) => [
      line(`${each.title}, ${each.company}`),
      line(`${slash(each.from)} - ${each.to ? slash(each.to) : 'Present'}`),
      point(each.does),
    ]),
    heading('Education'),
    ...told.schools.map((each) => line(`${each.said}, ${each.school}, ${yearIn(each.from)} - ${yearIn(each.to)}`)),
    heading('Languages'),
    line('English (Fluent), Spanish (Basic)'),
  ],
}
