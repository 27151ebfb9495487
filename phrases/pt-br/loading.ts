/** The page that waits for something and then redirects. */
export const loading = {
  waits: {
    signIn: {
      title: 'Esperando você entrar',
      text: 'Entre na sua conta aqui ou em outra aba deste navegador. Assim que entrar, esta página segue sozinha.',
    },
    service: {
      title: 'Esperando o Trampolim voltar',
      text: 'Estamos com um problema por alguns instantes. Assim que passar, esta página segue sozinha.',
    },
  },
  late: 'Está demorando. A página parou de tentar sozinha.',
  again: 'Tentar de novo',
  signIn: 'Entrar',
  home: 'Ir para o início',
} as const
