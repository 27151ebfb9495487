import { expect, it } from 'vitest'
import { terms } from './terms.ts'

const all = [...terms.recruiterSections, ...terms.sections].flatMap(({ text }) => text).join('\n')

/** The clauses of the specification (data §9, terms of use and privacy; §4.4, privacy levels), each by its words. */
it.each([
  ['no discriminatory content', /Conteúdo discriminatório/],
  ['at most six months of prior experience', /mais de seis meses de experiência/],
  ['no consulting instead of a job', /consultorias ou outra coisa no lugar de uma vaga/],
  ['no third-party data without authorisation', /dados de terceiros sem autorização/],
  ['no job outside the advertiser’s field', /fora do ramo de quem anuncia/],
  ['no domestic or private household work', /trabalho doméstico ou em casa de família/],
  [
    'an infringing job is removed at once, the service may be suspended',
    /retirada na hora, e o serviço pode ser suspenso/,
  ],
  ['access and jobs are suspended while data diverge', /o acesso e as vagas podem ser suspensos até a regularização/],
  ['no employment relation', /não cria vínculo de emprego/],
  ['the court of São Paulo', /foro da cidade de São Paulo/],
  ['e-mail for selection processes', /avisos dos processos seletivos/],
  ['no tracking cookies', /Não usamos cookies de rastreamento/],
  ['cookies of an ad provider', /cookie de fornecedor de anúncios/],
  ['Do Not Track is honoured', /respeitamos o sinal “Não rastrear”/],
  ['not for children under 13', /menores de 13 anos/],
  ['from 14 years', /a partir de 14 anos/],
  ['a breach is told within a business day', /avisamos por e-mail em até 1 dia útil/],
  ['no more e-mails by the privacy contact', /não receber mais nossos e-mails, escreva para \{\{email\}\}/],
  ['whoever is in charge of data', /o encarregado pelos dados/],
  ['illegal content is answered within a day', /respondidas em até 24 horas/],
  ['a profile is reviewed in two business days', /em até 2 dias úteis/],
  ['free, limited for seven days, or hidden', /livre,.*limitado,.*7 dias.*oculto/],
  ['a company’s e-mail authorises', /e-mail no domínio da empresa vale como autorização/],
  [
    'a new password ends the other sessions, and not the one in use',
    /todas as outras sessões abertas terminam na hora/,
  ],
  ['acceptance again with a new version', /pedimos seu aceite de novo/],
])('says: %s', (_, words) => {
  expect(all).toMatch(words)
})
