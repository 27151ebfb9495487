/** Signing in again on the same page after the session ended. */
export const signInAgain = {
  title: 'Sua sessão terminou',
  text: 'Entre de novo como {{name}} para enviar o que você escreveu. Nada se perdeu.',
  /** The form was to change the e-mail, which ends all sessions: its answer may have been lost. */
  emailChange:
    'Trocar o e-mail encerra as sessões, então a troca pode já ter dado certo. Entre com o e-mail novo. Se ele ainda não for aceito, entre com o de antes, e enviamos a troca de novo.',
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
