import type { services } from '../services.ts'
import type { ExamplesOf } from './example.ts'
import { exampleDetails, exampleIds, exampleJob, otherCard } from './jobs.ts'
import { notices } from './notices.ts'

const modified = '2026-03-09T12:00:00.000Z'
const token = '7pQ2vXk0c5sZ1nB8yLw4Jt'
const key = 'trampolim_0000000000000000000000000000000000000000000'
const done = { done: true } as const

/** Examples of the gateway's calls that anyone may make. */
export const gateway: ExamplesOf<(typeof services)['gateway']> = {
  accounts: {
    login: {
      asks: { type: 2, email: 'ana@exemplo.com.br', password: 'três gatos na janela', rememberMe: false },
      answers: {
        token: '5rT9uYb2eWq7mKd3',
        expiresAt: '2026-03-11T12:00:00.000Z',
        deviceToken: 'd8Kp1zXc6vBn4mQa',
        user: {
          userId: '019aef06ed80000000000010',
          sessionId: '019cd31cb580000000000011',
          externalRoles: ['user:professional'],
          type: 2,
          email: 'ana@exemplo.com.br',
          name: 'Ana Souza',
          avatar: null,
          socketOptions: { timeout: 10, retryInterval: 5, keepAlive: 30, path: '/ws', port: 443 },
          termsDue: false,
          curriculums: { professional: { searchingJob: true }, internship: null, apprentice: null },
        },
      },
    },
    recoverPassword: { asks: { email: 'ana@exemplo.com.br' }, answers: done },
    checkPassword: { asks: { password: 'três gatos na janela', owner: { name: 'Ana Souza' } }, answers: done },
    readAction: {
      asks: { id: token },
      answers: { kind: 'reset-password', email: 'ana@exemplo.com.br', subject: '' },
    },
    zipCodeAddress: {
      asks: { zip: '01310-100' },
      answers: {
        zipCode: '01310100',
        state: 'SP',
        cityState: 3550308,
        city: 'São Paulo',
        district: 'Bela Vista',
        street: 'Avenida Paulista',
      },
    },
  },
  networks: { listNetworks: { asks: {}, answers: { networks: ['google', 'linkedin'] } } },
  letters: {
    readStoppedLetters: { asks: { token }, answers: { subject: 'weekly', side: 'candidate', isOff: false } },
    stopLetters: { asks: { token }, answers: done },
  },
  jobs: {
    readJob: { asks: { id: exampleIds.job }, answers: exampleDetails },
    openJobs: {
      asks: { after: exampleIds.otherJob, size: 1 },
      answers: { items: [exampleJob], next: exampleIds.job },
    },
    similarJobs: { asks: { id: exampleIds.job }, answers: [otherCard] },
  },
  calendarFeeds: {
    readCalendar: {
      asks: { token },
      answers: { content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Trampolim//Trampolim//PT\r\nEND:VCALENDAR' },
    },
  },
  apiKeys: {
    askApiKey: {
      asks: {
        project: 'Mural de vagas da universidade',
        email: 'mural@universidade.example',
        purpose: 'Mostrar as vagas de estágio da cidade, lidas uma vez por hora.',
        agree: true,
      },
      answers: done,
    },
    askApiKeyLink: { asks: { email: 'mural@universidade.example' }, answers: done },
    readApiKeyLink: {
      asks: { token },
      answers: {
        asked: null,
        keys: [
          {
            id: '019cd31cb580000000000012',
            project: 'Mural de vagas da universidade',
            made: '2026-03-01T12:00:00.000Z',
            used: '2026-03-09T00:00:00.000Z',
          },
        ],
      },
    },
    makeApiKey: { asks: { token }, answers: { key, project: 'Mural de vagas da universidade' } },
    replaceApiKey: {
      asks: { token, id: '019cd31cb580000000000012' },
      answers: { key, project: 'Mural de vagas da universidade' },
    },
    endOwnApiKey: { asks: { token, id: '019cd31cb580000000000012' }, answers: done },
  },
  contact: {
    sendContact: {
      asks: {
        kind: 'reportJob',
        name: 'Ana Souza',
        email: 'ana@exemplo.com.br',
        message: 'O anúncio pede dinheiro para a entrevista.',
        jobId: exampleIds.job,
      },
      answers: { done: true, due: '2026-03-11T12:00:00.000Z' },
    },
  },
  receipts: {
    checkReceipt: {
      asks: { code: '7K2QX-9DM4T-HB36W-PC8RV' },
      answers: { sent: modified, jobName: 'Atendente de balcão', company: 'Padaria Aurora' },
    },
  },
  notices,
  recruiters: { isUniquePhone: { asks: { phone: '11987654321' }, answers: { unique: true, checked: false } } },
  organizations: {
    readPublicOrganization: {
      asks: { id: exampleIds.organization },
      answers: {
        id: exampleIds.organization,
        name: 'Padaria Aurora',
        logo: null,
        description: 'Padaria Aurora: pão quente, gente boa e balcão cheio desde 1987.',
        site: 'https://www.padaria-aurora.example',
        employeeNumber: 50,
        branchOfActivity: 'padarias-e-confeitarias',
        city: 'São Paulo',
        state: 'SP',
      },
    },
    publicOrganizationParts: { asks: {}, answers: [{ part: 1, modified }] },
    publicOrganizations: { asks: { part: 1 }, answers: [{ id: exampleIds.organization, modified }] },
    readInvitation: {
      asks: { token },
      answers: {
        company: 'Padaria Aurora',
        email: 'nina@padaria-aurora.example',
        invitedBy: 'Bruno Lima',
        ends: '2026-03-24T02:59:59.999Z',
        step: 'register',
        waitingJob: null,
      },
    },
  },
}
