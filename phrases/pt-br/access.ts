/** How somebody gets into their account. */
export const access = {
  title: 'Acesso à conta',
  text: 'Em que aparelhos a sua conta está aberta.',
  crumbs: 'Onde você está',
  account: 'Sua conta',
  open: 'Onde você entrou',
  openText: 'Veja em que aparelhos a sua conta está aberta, e saia dos que não usa mais.',
  openButton: 'Ver aparelhos',
  sessions: {
    title: 'Onde você entrou',
    text: 'Cada aparelho aparece como ele mesmo se apresenta.',
    current: 'Este aparelho',
    times: 'Desde {{started}}, vale até {{expires}}',
    end: 'Sair',
    endOf: 'Sair de {{device}}, desde {{started}}',
    endOthers: 'Sair de todos os outros',
    unknown: 'Não reconhece algum? Saia dele e troque a senha.',
  },
  ended: {
    one: 'Pronto: a conta não está mais aberta naquele aparelho.',
    others: 'Pronto: a conta está aberta só neste aparelho.',
  },
} as const
