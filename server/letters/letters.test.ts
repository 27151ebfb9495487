import { waitingWork } from '@trampolim/tests/database/waiting-work.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { faultsInHtml } from '@trampolim/tests/valid-html.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from '../platform/calendar.ts'
import { newId } from '../platform/ids.ts'
import { letterHandlers } from './background.ts'
import { demoMailboxRoutes } from './routes.ts'
import { queueLetter } from './send-letter.ts'
import { compose, type LetterTemplate, type LetterValues } from './templates.ts'

const event: CalendarEvent = {
  ...{ uid: 'interview-1@trampolim.example', sequence: 0, method: 'REQUEST', stamp: '2026-11-23T12:00:00.000Z' },
  ...{ start: '2026-11-24T17:00:00.000Z', end: '2026-11-24T17:30:00.000Z', timeZone: 'America/Sao_Paulo' },
  ...{
    title: 'Entrevista: Padeira',
    place: 'Rua das Flores, 10',
    text: '',
    url: 'https://trampolim.example/interviews',
  },
  organizer: { name: 'Padaria Aurora', email: 'nao-responda@trampolim.example' },
  attendee: { name: 'Ana Souza', email: 'ana@exemplo.com.br' },
  alarms: [60],
}

const samples: { [Template in LetterTemplate]: LetterValues[Template] } = {
  'email-code': { signInPath: null, code: '4821', isNewAddress: false, again: false },
  'phone-code': { code: '4821', phone: '11987654321' },
  welcome: { name: 'Ana' },
  'password-reset': { token: 'a-token' },
  'way-in-changed': { way: 'Google', change: 'added' },
  'second-step-changed': { change: 'recovery-code-used', accessPath: '/profile/access' },
  'password-changed': { signInPath: '/recruiter/signin', calendarEnded: true },
  'email-changed': { token: 'a-token' },
  'password-tried': { where: 'session' },
  'new-device': {
    ...{ device: { browser: 'chrome', system: 'android' }, at: '2026-03-10T15:00:00.000Z' },
    ...{ way: 'google', accessPath: '/profile/access' },
  },
  'application-received': {
    name: 'Ana',
    jobName: 'Padeira',
    company: null,
    forClient: false,
    candidacyId: '3'.repeat(24),
  },
  'job-deleted': { name: 'Ana', jobName: 'Padeira', company: null, forClient: false },
  'logo-decided': { name: 'Bruno', company: 'Padaria Aurora', approved: false, reason: 'É de outra empresa.' },
  'job-returned': {
    name: 'Ana',
    jobName: 'Padeira',
    company: 'Padaria Aurora',
    forClient: false,
    candidacyId: 'f'.repeat(24),
  },
  'consent-asked': { name: 'Ana', company: 'Padaria Aurora', until: '12 de março' },
  'consent-granted': { name: 'Bruno', candidate: 'Ana Souza', cvId: 'f'.repeat(24) },
  'hire-received': {
    ...{ name: 'Ana', jobName: 'Padeira', company: 'Padaria Aurora', forClient: false },
    until: '12 de março',
    again: false,
  },
  'hire-closed': { name: 'Ana', jobName: 'Padeira', company: null, forClient: false, why: 'canceled' },
  'hire-answered': {
    ...{ name: 'Bruno', candidate: 'Ana <Souza>', jobName: 'Padeira', jobId: '3'.repeat(24), cvId: 'f'.repeat(24) },
    answer: 'rejected',
    reason: 'o salário',
  },
  'interview-told': {
    ...{ name: 'Ana', jobName: 'Padeira', company: 'Padaria Aurora', forClient: false, what: 'set', type: 'live' },
    ...{ when: 'terça-feira, 24 de novembro, das 14:00 às 14:30', address: 'Rua das Flores, 10', link: '' },
    ...{ typeInfo: 'Entrada pela lateral <B>.', notes: 'Traga um documento.', event },
  },
  'interview-closed': {
    ...{ name: 'Ana', jobName: 'Padeira', company: null, forClient: false, why: 'canceled', event },
    when: 'terça-feira, 24 de novembro, das 14:00 às 14:30',
  },
  'interview-answered': {
    ...{ name: 'Bruno', candidate: 'Ana <Souza>', jobName: 'Padeira', jobId: '3'.repeat(24), cvId: 'f'.repeat(24) },
    ...{ answer: 'confirmed', reason: null, needs: true },
    when: 'terça-feira, 24 de novembro, das 14:00 às 14:30',
  },
  'slots-offered': {
    ...{ name: 'Ana', jobName: 'Padeira', company: 'Padaria Aurora', forClient: false, what: 'set', count: 4 },
    kept: null,
  },
  'slots-ended': { name: 'Ana', jobName: 'Padeira', company: null, forClient: false, why: 'timeout' },
  'slots-answered': {
    ...{ name: 'Bruno', candidate: 'Ana <Souza>', jobName: 'Padeira', answer: 'waiting', wish: 'Depois das <18h>.' },
    reason: null,
  },
  'invitation-received': {
    ...{ name: 'Ana', jobName: 'Padeira', company: 'Padaria Aurora', forClient: false },
    until: '12 de março',
    again: false,
  },
  'invitation-closed': {
    ...{ name: 'Ana', jobName: 'Padeira', company: null, forClient: false },
    why: 'timeout',
    jobId: '3'.repeat(24),
  },
  'invitation-answered': {
    ...{ name: 'Bruno', candidate: 'Ana <Souza>', jobName: 'Padeira', jobId: '3'.repeat(24) },
    cvId: null,
    reason: 'o salário',
  },
  'job-removed': { name: 'Ana', jobName: 'Padeira', company: 'Padaria Aurora', forClient: false },
  'selection-ended': { name: 'Ana', jobName: 'Padeira', company: 'Padaria Aurora', forClient: false },
  'finalist-hired': { name: 'Ana', jobName: 'Padeira', company: 'Padaria Aurora', forClient: false },
  'finalist-undecided': { name: 'Ana', jobName: 'Padeira', company: null, forClient: false },
  'candidacy-moved': {
    name: 'Ana',
    jobName: 'Padeira',
    company: null,
    forClient: false,
    candidacyId: '3'.repeat(24),
    to: 'finalists',
  },
  'candidacy-discarded': {
    name: 'Ana',
    jobName: 'Padeira',
    company: null,
    forClient: false,
    feedback: 'Obrigado por vir <até> aqui.',
    kept: { until: '12 de março de 2027', candidacyId: '3'.repeat(24) },
  },
  'jobs-closing': { name: 'Bruno', jobs: [{ id: '1', jobName: 'Padeira', day: '12 de março' }] },
  'jobs-closed': {
    name: 'Bruno',
    jobs: [
      { id: '1', jobName: 'Padeira', day: '12 de março' },
      { id: '2', jobName: 'Caixa', day: '12 de março' },
    ],
  },
  'job-summaries': {
    name: 'Bruno',
    jobs: [
      { id: '1', jobName: 'Padeira', paused: false, closes: '12 de março', fresh: 3, unseen: 2, left: 12 },
      { id: '2', jobName: 'Caixa', paused: true, closes: null, fresh: 0, unseen: 0, left: 1 },
    ],
    more: 1,
  },
  'job-alert': {
    name: 'Ana',
    alerts: [
      {
        title: 'padeira em Santos',
        stopToken: 'stop-it',
        path: '/jobs?tab=alerts&alert=1',
        found: 7,
        jobs: [{ title: 'Padeira', company: 'Padaria Aurora', place: 'Santos, SP', path: '/jobs/1' }],
      },
    ],
  },
  'notification-told': {
    ...{ name: 'Bruno', text: 'Ana Souza se candidatou: Padeira.' },
    path: '/recruiter/jobs',
  },
  'notifications-due': { name: 'Ana', texts: ['Você é finalista: Padeira.'], more: 2, path: '/notifications' },
  'unread-messages': { name: 'Ana', jobName: 'Padeira', from: null, path: '/messages/1' },
  'thread-report-decided': { name: 'Ana', jobName: 'Padeira', decision: 'close', answer: 'Lemos tudo.' },
  'api-key-asked': { token: 'a-token' },
  'api-key-manage': { token: 'a-token' },
  'api-key-ended': { project: 'Vagas do Vale', remark: 'As vagas aparecem sem o link.' },
  'contact-received': { kind: 'reportJob', due: '2026-03-11T12:00:00.000Z' },
  'contact-arrived': {
    ...{ kind: 'reportJob', name: 'Ana Souza', message: 'Pedem R$ 50 pelo exame.' },
    due: '2026-03-11T12:00:00.000Z',
  },
  'contact-answered': {
    ...{ name: 'Ana', kind: 'reportJob', message: 'Pedem R$ 50 pelo exame.' },
    answer: 'Tiramos a vaga do ar.',
  },
  'notice-decided': {
    ...{ name: 'Ana', title: 'Portas abertas', noticeId: 'a'.repeat(24), reason: 'Pede dinheiro.' },
    takenDown: false,
  },
  'file-infected': { name: 'Ana', purpose: 'medical-report' },
  'account-deleted': { name: 'Ana' },
  'data-ready': { name: 'Ana', recruiter: false },
  'recruiter-account-deleted': { name: 'Bruno' },
  'own-organization-deleted': { name: 'Bruno', company: 'Padaria Aurora' },
  'look-report-answered': { name: 'Ana', answer: 'Falamos com a empresa.' },
  'join-link': { name: 'Bruno', company: 'Padaria Aurora', token: 'a-token' },
  'join-asked': { name: 'Bruno', company: 'Padaria Aurora', newcomer: 'Marta Reis', email: 'marta@bomdia.example' },
  'colleague-joined': {
    name: 'Bruno',
    company: 'Padaria Aurora',
    newcomer: 'Marta Reis',
    email: 'marta@bomdia.example',
    how: 'link',
  },
  'colleague-invited': { company: 'Padaria Aurora', by: 'Bruno Lima', token: 'a-token' },
  'put-out': { name: 'Marta', company: 'Padaria Aurora' },
  'colleague-left': { name: 'Elisa', company: 'Padaria Aurora', gone: 'Marta Reis' },
  'colleague-put-out': { name: 'Elisa', company: 'Padaria Aurora', gone: 'Marta Reis', by: 'Bruno Lima' },
  'join-accepted': { name: 'Marta', company: 'Padaria Aurora', jobWaits: true },
  'join-declined': { name: 'Marta', company: 'Padaria Aurora' },
  'joined-organization-gone': { name: 'Marta', company: 'Padaria Aurora' },
  'recruiter-welcome': { name: 'Bruno', joining: false, joined: 'Padaria Aurora' },
  'organization-deleted': { name: 'Elisa', company: 'Padaria Aurora', by: 'Bruno Lima' },
  'review-decided': {
    name: 'Bruno',
    subject: 'job',
    subjectName: 'Padeira',
    decision: 'request_changes',
    reason: null,
    changes: [{ field: 'workPlaces.0.zipCode', remark: 'Este CEP é de outra cidade.' }],
    task: { processId: '1'.repeat(24), taskId: '2'.repeat(24) },
    first: false,
  },
}

describe('a letter', () => {
  it.each(Object.entries(samples) as [LetterTemplate, LetterValues[LetterTemplate]][])(
    '%s is valid HTML',
    async (template, values) => {
      expect(await faultsInHtml(compose(template, values as never, 'https://trampolim.test').html)).toEqual([])
    },
  )

  it.each(Object.entries(samples) as [LetterTemplate, LetterValues[LetterTemplate]][])(
    '%s has a complete text and HTML, without unfilled placeholders',
    (template, values) => {
      const { subject, text, html } = compose(template, values as never, 'https://trampolim.test')
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/\{\{|undefined|null|\[object/)
        expect(part.length).toBeGreaterThan(5)
      }
      for (const [, address] of html.matchAll(/href="([^"]*)"/g))
        expect(text).toContain(address?.replaceAll('&amp;', '&'))
    },
  )

  it('carries its link with the token, and its code', () => {
    expect(compose('password-reset', samples['password-reset'], 'https://trampolim.test').text).toContain(
      'https://trampolim.test/take-action?id=a-token',
    )
    expect(compose('email-code', { ...samples['email-code'], code: '0042' }, '').subject).toContain('0042')
  })

  it('contains besides the code how to sign in, but only for the owner of an address with an account', () => {
    const textOf = (signInPath: string | null) =>
      compose('email-code', { ...samples['email-code'], signInPath }, 'https://trampolim.test').text
    expect(textOf('/recruiter/signin')).toContain('https://trampolim.test/recruiter/signin')
    expect(textOf('/recruiter/signin')).toContain('https://trampolim.test/forgot-password')
    expect(textOf(null)).not.toContain('https://')
  })

  it('says what each code is for: an account, its new address, or a repeated request', () => {
    const letterOf = (isNewAddress: boolean, again: boolean, signInPath: string | null = null) => {
      const values = { ...samples['email-code'], isNewAddress, again, signInPath }
      const { subject, text } = compose('email-code', values, 'https://trampolim.test')
      return { subject, text: text.replaceAll(/\s+/g, ' ') }
    }
    expect(letterOf(false, false).text).toContain('para confirmar o seu e-mail')
    expect(letterOf(false, true).text).toContain('Você pediu outro código para confirmar o seu e-mail')
    expect(letterOf(true, false)).toMatchObject({
      subject: '4821 é o seu código para trocar o e-mail',
      text: expect.stringContaining('trocar o e-mail da sua conta no Trampolim por este'),
    })
    expect(letterOf(true, true).text).toContain('Você pediu outro código para trocar o e-mail')
    const taken = letterOf(true, false, '/signin').text
    expect(taken).toContain('já é de outra conta')
    expect(taken).not.toContain('https://trampolim.test/signin')
  })

  it.each([
    ['Vagas & Cia', false, 'da empresa Vagas & Cia'],
    ['Vagas & Cia', true, 'em seleção de Vagas & Cia para outra empresa'],
    [null, false, 'de uma empresa confidencial'],
    [null, true, 'de uma empresa confidencial'],
  ])('names the company as the ad does: %s, for a client: %s', (company, forClient, named) => {
    const ended = { name: 'Ana', jobName: 'Padeira', company, forClient }
    const ofCandidacy = { ...ended, candidacyId: '3'.repeat(24) }
    for (const { text } of [
      compose('application-received', ofCandidacy, ''),
      compose('job-deleted', ended, ''),
      compose('job-removed', ended, ''),
      compose('job-returned', ofCandidacy, ''),
      compose('selection-ended', ended, ''),
      compose('finalist-hired', ended, ''),
      compose('finalist-undecided', ended, ''),
      compose('candidacy-moved', { ...ofCandidacy, to: 'interviews' }, ''),
      compose('candidacy-discarded', { ...ended, feedback: null, kept: null }, ''),
    ])
      expect(text).toContain(`Padeira, ${named}`)
  })

  it('escapes everything that a person wrote', () => {
    const values = {
      name: '<img src=x>',
      jobName: '"><script>1</script>',
      company: 'A & B',
      forClient: false,
      candidacyId: '3'.repeat(24),
    }
    const { html, text } = compose('application-received', values, '')
    expect(html).not.toMatch(/<img|<script/)
    expect(html).toContain('A &amp; B')
    expect(text).toContain('"><script>1</script>')
  })

  it('calls a hidden company confidential, and any other by its name in bold', () => {
    const sample = samples['application-received']
    expect(compose('application-received', sample, '').text).toContain('Padeira, de uma empresa confidencial, foi')
    const { html, text } = compose('application-received', { ...sample, company: 'Padaria Aurora' }, '')
    expect(text).toContain('da empresa Padaria Aurora,')
    expect(html).toContain('<b>Padeira</b>, da empresa <b>Padaria Aurora</b>,')
  })

  it('links to its subject', () => {
    const site = 'https://trampolim.test'
    const received = compose('application-received', samples['application-received'], site)
    expect(received.text).toContain(`${site}/selective-process/${samples['application-received'].candidacyId}/receipt`)
    const moved = compose('candidacy-moved', samples['candidacy-moved'], site)
    expect(moved.text).toContain(`${site}/selective-process#process-${'3'.repeat(24)}`)
    const approved = { ...samples['review-decided'], decision: 'approve', changes: [] } as const
    for (const [subject, path] of [
      ['job', `/recruiter/job/${'2'.repeat(24)}/job-details`],
      ['organization', '/recruiter/organization'],
      ['recruiter', '/recruiter/profile'],
      ['candidate', '/dashboard'],
    ] as const)
      expect(compose('review-decided', { ...approved, subject }, site).text).toContain(`${site}${path}\n`)
    const [one] = samples['jobs-closing'].jobs
    expect(compose('jobs-closing', { name: 'Bruno', jobs: [one!] }, site).text).toContain(
      `Ver a vaga:\n${site}/recruiter/job/1/job-details`,
    )
  })

  it('is readable in a dark scheme, and has a preview text', () => {
    const { html } = compose('candidacy-discarded', samples['candidacy-discarded'], '')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(/<div style="display:none[^"]*">([^<]*)/.exec(html)?.[1]).toMatch(/^O recrutador da vaga/)
    expect(html).toContain('“Obrigado por vir &lt;até&gt; aqui.”')
  })
})

describe('queued letters and the demo mailbox', async () => {
  const house = await testHouse()

  const queue = (id: string, to: string) =>
    house.database.transaction().execute((tx) =>
      queueLetter(tx, {
        secret: house.configuration.secret,
        id,
        to,
        template: 'password-reset',
        values: { token: 'a-secret-token' },
      }),
    )

  it('wait encrypted, and are sent once with their id', async () => {
    const id = newId(house.now())
    await queue(id, 'ana@exemplo.com.br')
    expect(JSON.stringify(await waitingWork(house.database))).not.toMatch(/a-secret-token|ana@/)
    await house.work({ handlers: letterHandlers })
    expect(house.letters).toMatchObject([{ id, to: 'ana@exemplo.com.br' }])
    expect(house.letters[0]?.text).toContain('a-secret-token')
    expect(await waitingWork(house.database)).toEqual([])
  })

  it('to many people wait for letters that a person requested', async () => {
    await house.database.transaction().execute(async (tx) => {
      const letter = { secret: house.configuration.secret, to: 'ana@exemplo.com.br' }
      const summary = { template: 'notifications-due', values: samples['notifications-due'] } as const
      const code = { template: 'email-code', values: samples['email-code'] } as const
      await queueLetter(tx, { ...letter, ...summary, id: newId(house.now()) })
      await queueLetter(tx, { ...letter, ...code, id: newId(house.now()) })
    })
    const { rows } = await sql<{ priority: number }>`
      select priority from graphile_worker.jobs where task_identifier = 'send-letter' order by id
    `.execute(house.database)
    const [summary, code] = rows.map(({ priority }) => priority)
    expect(summary).toBeGreaterThan(code as number)
    await house.work({ handlers: letterHandlers })
    house.letters.splice(0)
  })

  it('are shown newest first and one by one', async () => {
    const first = newId(house.now())
    house.clock.pass(5)
    const second = newId(house.now())
    await queue(first, 'ana@exemplo.com.br')
    await queue(second, 'bruno@exemplo.com.br')
    await house.work({ handlers: letterHandlers })
    const demo = house.as(demoMailboxRoutes)
    const listed = await demo.listLetters({ limit: 2 })
    expect(listed.map(({ id, to }) => [id, to])).toEqual([
      [second, 'bruno@exemplo.com.br'],
      [first, 'ana@exemplo.com.br'],
    ])
    const letter = await demo.readLetter({ id: first })
    expect(letter).toMatchObject({ id: first, subject: 'Crie uma nova senha' })
    expect(letter.text).toContain('a-secret-token')
    expect(letter.html).toContain('a-secret-token')
  })

  it('are not found without the demo world, nor is an unknown letter', async () => {
    expect(await refusal(house.as(demoMailboxRoutes).readLetter({ id: newId(house.now()) }))).toMatchObject({
      code: 'page_not_found',
      status: 404,
    })
    house.configuration.demo = false
    expect((await refusal(house.as(demoMailboxRoutes).listLetters({}))).code).toBe('page_not_found')
    house.configuration.demo = true
  })
})
