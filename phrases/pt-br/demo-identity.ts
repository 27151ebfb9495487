/** The consent page of the demo's own identity provider, which stands in for Google and LinkedIn. */
export const demoIdentity = {
  title: 'Entrar com {{network}} (demonstração)',
  intro: 'Esta página faz o papel do {{network}}. O Trampolim pede seu nome e seu e-mail. Quem é você?',
  role: {
    lia: 'já entrou assim no Trampolim',
    teo: 'nunca entrou no Trampolim',
    iara: 'nova, com e-mail que o {{network}} não confirmou',
    ana: 'já tem conta no Trampolim com este e-mail',
    bruno: 'recrutador, já tem conta no Trampolim com este e-mail',
  },
  refuse: 'Cancelar e voltar ao Trampolim',
  goneTitle: 'Esta página não vale mais',
  gone: 'Volte ao Trampolim e comece de novo.',
  back: 'Voltar ao Trampolim',
} as const
