import type { services } from '../services.ts'
import type { ArticleHead, Course } from '../social-media/articles.ts'
import type { HelpAnswer } from '../social-media/faq.ts'
import type { ModelHead } from '../social-media/tools.ts'
import type { ExamplesOf } from './example.ts'

const done = { done: true } as const
const municipality = {
  id: '201dabce08be1c19c7627d9d4a4050bb',
  kind: 'cityState',
  name: 'Campinas, SP',
  code: '3509502',
} as const
const verificationId = '019cd31cb580000000000013'

const question: HelpAnswer = {
  id: 'trocar-senha',
  audience: 'candidate',
  topic: 'conta',
  question: 'Como troco ou recupero a senha?',
  html: '<p>Abra <a href="/profile?tab=changePassword">Senha e acesso</a>, digite a senha atual e a nova.</p>',
  quick: true,
  updated: '2026-11-25',
}
const article: ArticleHead = {
  slug: 'admissao-passo-a-passo-para-pequenas-empresas',
  title: 'Admissão passo a passo para pequenas empresas',
  summary: 'O que fazer antes, no primeiro dia e no primeiro mês de um novo empregado.',
  topic: 'empresas',
  audience: 'recruiter',
  published: '2026-11-25',
  updated: '2026-11-25',
}
const course: Course = {
  slug: 'escola-da-horta',
  title: 'Horta em casa e no trabalho',
  provider: 'Escola da Horta',
  area: 'campo',
  form: 'online',
  certificate: true,
  site: 'https://escola-da-horta.example',
  for: 'Quem cuida de horta ou quer começar',
  html: '<p>Como preparar a terra, plantar e colher.</p>',
  asOf: '2026-11-25',
}
const model: ModelHead = {
  slug: 'cover-letter',
  title: 'Carta de apresentação',
  summary: 'Um texto curto para mandar com o currículo.',
  audience: 'candidate',
  published: '2026-11-25',
  updated: '2026-11-25',
}
const letter = {
  id: '019cd31cb580000000000014',
  to: 'ana@trampolim.example',
  subject: 'Sua candidatura foi enviada',
  sent: '2026-03-09T12:00:00.000Z',
}

/** Examples of the calls for lookups, codes, files and what is written, that anyone may make. */
export const socialMedia: ExamplesOf<(typeof services)['socialMedia']> = {
  lookups: {
    readDocument: { asks: { id: municipality.id }, answers: municipality },
    autocomplete: { asks: { name: 'cityState', text: 'campin', limit: 1 }, answers: [municipality] },
    readList: {
      asks: { name: 'benefits' },
      answers: [
        { code: 'vale-transporte', name: 'Vale-transporte' },
        { code: 'vale-refeicao', name: 'Vale-refeição' },
      ],
    },
    readForm: {
      asks: { name: 'alert' },
      answers: { name: 'alert', schema: { type: 'object', properties: { occupation: { type: 'string' } } } },
    },
  },
  validations: {
    sendCode: {
      asks: { channel: 'email', destination: 'ana@exemplo.com.br' },
      answers: { verificationId, resendIn: 60, expires: '2026-03-09T12:10:00.000Z' },
    },
    validateCode: {
      asks: { channel: 'email', verificationId, code: '4821' },
      answers: { verificationId, verified: true },
    },
    validateMailbox: { asks: { email: 'ana@exemplo.com.br' }, answers: { mailbox: 'exists' } },
    validateIdcard: {
      asks: { idcard: '529.982.247-25', birthDate: '1990-05-17' },
      answers: { valid: true, checked: 'digits', unique: null },
    },
    validateDomain: {
      asks: { domain: 'padaria-aurora.example', site: 'https://www.padaria-aurora.example' },
      answers: { domain: 'padaria-aurora.example', freeMail: false, authorised: true },
    },
    isUniqueEmail: { asks: { email: 'ana@exemplo.com.br' }, answers: { unique: true, checked: false } },
  },
  files: {
    signedUrl: {
      asks: { method: 'put', purpose: 'curriculum', name: 'curriculo.pdf', verificationId },
      answers: {
        url: 'https://trampolim.example/api/social-media/files/019cd31cb580000000000015?expires=1773057900000&signature=Zx81',
        fileId: '019cd31cb580000000000015',
        expiresAt: '2026-03-09T12:05:00.000Z',
      },
    },
  },
  faq: {
    listQuestions: {
      asks: { audience: 'candidate', text: 'esqueci a senha', page: 1, size: 1 },
      answers: { items: [question], page: 1, size: 1, total: 1 },
    },
    rateAnswer: { asks: { audience: 'candidate', id: 'trocar-senha', helped: true }, answers: done },
  },
  articles: {
    listArticles: {
      asks: { topic: 'empresas', page: 1, size: 1 },
      answers: { items: [article], page: 1, size: 1, total: 14 },
    },
    readArticle: {
      asks: { slug: article.slug },
      answers: {
        ...article,
        html: '<h2>Antes do primeiro dia</h2><p>Combine por escrito o salário e a jornada.</p>',
        sources: ['CLT, art. 29'],
        others: [],
      },
    },
    listCourses: {
      asks: { area: 'campo', form: 'online', page: 1, size: 1 },
      answers: {
        items: [course],
        page: 1,
        size: 1,
        total: 3,
        areas: [{ area: 'campo', count: 3 }],
        forms: [{ form: 'online', count: 3 }],
      },
    },
    readCourse: { asks: { slug: course.slug }, answers: { ...course, others: [] } },
  },
  tools: {
    listModels: { asks: { text: 'carta', page: 1, size: 1 }, answers: { items: [model], page: 1, size: 1, total: 1 } },
    readModel: {
      asks: { slug: model.slug },
      answers: {
        ...model,
        fits: 'Serve quando a vaga pede uma carta. Não substitui o currículo.',
        law: null,
        text: 'Meu nome é [seu nome] e quero me candidatar à vaga de [cargo].',
        others: [],
      },
    },
    listCalculators: {
      asks: { text: 'férias', page: 1, size: 1 },
      answers: {
        items: [{ slug: 'vacation', title: 'Férias', summary: 'Quanto vem nas férias, com o terço.' }],
        ...{ page: 1, size: 1, total: 1 },
      },
    },
  },
  unloadedParts: { reportUnloadedPart: { asks: { page: '/jobs/:jobId', kind: 'script', why: 'late' }, answers: done } },
  demo: {
    listLetters: { asks: { limit: 1 }, answers: [letter] },
    readLetter: {
      asks: { id: letter.id },
      answers: {
        ...letter,
        from: 'trampolim@trampolim.example',
        text: 'Recebemos sua candidatura.',
        html: '<p>Recebemos sua candidatura.</p>',
        calendar: null,
      },
    },
  },
}
