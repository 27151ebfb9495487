import type { CookieName } from '@trampolim/marketplace/retention/cookies.ts'

/** What each cookie is for, and for how long, as the terms say it. */
export const cookies: Readonly<Record<CookieName, string>> = {
  trampolim_session: 'um cookie que mantém você conectado, por até 30 dias se você pedir',
  theme: 'um que por um ano lembra o tema claro ou escuro',
  trampolim_action: 'um que por 24 horas guarda o que você quis fazer antes de entrar',
  trampolim_device:
    'um que por um ano reconhece o aparelho em que você já entrou, para que tentativas de outras pessoas não travem a sua entrada',
  trampolim_network: 'um que por 10 minutos espera a resposta quando você entra por outra rede',
  trampolim_passkey: 'um que por 5 minutos espera a sua chave de acesso',
  trampolim_second: 'um que por 10 minutos espera o código da segunda etapa',
  trampolim_probe: 'um que a página de teste do navegador põe por um instante, para ver se cookies funcionam',
}
