/** Signing in again on the same page after the session ended. */
export const signInAgain = {
  title: 'Sua sessão terminou',
  text: 'Entre de novo como {{name}} para enviar o que você escreveu. Nada se perdeu.',
  email: 'E-mail',
  password: 'Senha',
  code: 'Código',
  codeHint: 'Do seu aplicativo. Sem ele, um dos seus códigos de recuperação.',
  show: 'Mostrar a senha',
  hide: 'Esconder a senha',
  submit: 'Entrar e enviar',
  elsewhere: 'Entrar de outro jeito',
  close: 'Ir para a página de entrada',
  failed: 'Não conseguimos entrar agora. Confira sua conexão e tente de novo.',
  other: {
    title: 'Você entrou com outra conta',
    text: 'O que estava escrito nesta página é de {{name}} e não foi enviado nem guardado para a sua conta.',
    go: 'Continuar com esta conta',
  },
} as const
