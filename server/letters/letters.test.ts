import { faultsInHtml } from '@trampolim/tests/checks/valid-html.ts'
import { samples } from '@trampolim/tests/samples/letter-samples.ts'
import { describe, expect, it } from 'vitest'
import { compose, type LetterTemplate, type LetterValues } from './templates.ts'

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
    ['Vagas & Cia', true, 'em seleção por Vagas & Cia para outra empresa'],
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
