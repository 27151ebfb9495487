/** The demo world's mailbox. */
export const demoMailbox = {
  title: 'Caixa de correio da demonstração',
  intro: 'Nesta demonstração, nenhum e-mail sai daqui: todos aparecem nesta página.',
  refresh: 'Atualizar',
  empty: 'Nenhum e-mail ainda',
  emptyText: 'Peça um código ou uma senha nova, e a mensagem aparece aqui.',
  list: 'Mensagens, da mais nova à mais antiga',
  to: 'Para',
  from: 'De',
  sent: 'Enviado',
  toPerson: 'para {{to}}',
  asShown: 'A mensagem como um programa de e-mail a mostra',
  text: 'Só o texto',
  event: 'Anexo: entrevista.ics',
  back: 'Todas as mensagens',
  missing: 'Esta mensagem não existe mais',
} as const
