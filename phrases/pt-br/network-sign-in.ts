/** Signing in by a social network, and linking an account to one. */
export const networkSignIn = {
  or: 'ou',
  with: 'Continuar com o {{network}}',
  failed: {
    title: 'Não foi possível entrar com o {{network}}',
    refused: 'O {{network}} não confirmou o acesso, ou ele foi cancelado. Tente de novo ou entre com e-mail e senha.',
    away: 'O {{network}} não está respondendo. Tente daqui a pouco ou entre com e-mail e senha.',
    unknown:
      'Nenhuma conta de empresa está ligada a esse acesso. Entre com e-mail e senha e ligue as duas em “Acesso à conta”, ou cadastre a empresa.',
    another:
      'Esse acesso do {{network}} já está ligado a outra conta do Trampolim, ou sua conta já está ligada a outro.',
    area: 'Sua conta do Trampolim com esse acesso, ou com o e-mail dele, entra por esta página. Continue por aqui.',
    busy: 'Muitas tentativas em pouco tempo. Espere um pouco ou entre com e-mail e senha.',
  },
  proof: {
    title: 'Já existe uma conta com este e-mail',
    intro:
      'O {{network}} confirmou o e-mail {{email}}, e já existe uma conta do Trampolim com ele. Mostre uma vez que ela é sua, e depois é só entrar com o {{network}}.',
    password: 'Senha da conta no Trampolim',
    submit: 'Ligar e entrar',
    orCode: 'Não lembra a senha?',
    sendCode: 'Receber um código por e-mail',
    codeSent: 'Enviamos um código para {{email}}.',
    code: 'Código',
    submitCode: 'Confirmar código e entrar',
    otherWay: 'Entrar de outra forma',
    faults: 'Não foi possível ligar as contas',
  },
  registration: {
    title: 'Continue seu cadastro',
    text: 'Você entrou com o {{network}} ({{email}}). Preenchemos o que ele informou; confira e complete o resto.',
    textBare: 'Você entrou com o {{network}}. Preenchemos o que ele informou; confira e complete o resto.',
    verified: 'Seu e-mail já está confirmado. Escolha também uma senha, para entrar mesmo sem o {{network}}.',
    leave: 'Sair e usar outra conta',
  },
} as const
