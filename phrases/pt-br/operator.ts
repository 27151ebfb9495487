/** The messages on the terminal for the operator. */
export const operator = {
  building: 'Construindo as páginas (só quando mudam)…',
  database: 'Banco de dados no ar.',
  databaseChange: {
    ended: 'O banco de dados parou sozinho; iniciando de novo…',
    back: 'Banco de dados no ar de novo.',
    failed: 'O banco de dados ainda não voltou; tentando de novo.',
  },
  migrated_one: 'Banco de dados atualizado ({{count}} migração).',
  migrated_other: 'Banco de dados atualizado ({{count}} migrações).',
  reference: 'Ocupações, municípios e listas carregados.',
  world: 'Mundo de demonstração criado.',
  ready: 'Trampolim no ar em {{address}}',
  workers: '{{count}} processos atendem juntos.',
  workerChange: {
    ended: 'Um processo parou sozinho; iniciando outro…',
    back: 'Todos os processos no ar de novo.',
  },
  address: 'Endereço: ',
  demoForAll: 'Atenção: esta demonstração está aberta a outras máquinas, com senhas que todos conhecem.',
  proxyUnknown:
    'Atenção: com https há um proxy na frente. Diga em TRUST_PROXY quais são; sem isso, os limites contam todas as pessoas como uma só.',
  accounts: 'Contas de demonstração, todas com a senha “{{password}}”:',
  mailbox: 'E-mails:  ',
  mail: 'Arquivos .eml:',
  data: 'Dados:    ',
  howToStop: 'Ctrl-C encerra tudo.',
  stopping: 'Encerrando…',
  portTaken: 'A porta {{port}} já está em uso. Escolha outra: PORT=3001 npm start',
  portRefused: 'Não é possível escutar em {{host}}:{{port}}. Escolha outro HOST ou PORT.',

  backup: {
    usage: 'Uso: npm run backup -- --to /caminho/dos/backups',
    made: 'Backup inteiro em {{folder}}, com o estado de {{made}}.',
    parts: {
      cluster: 'Banco de dados embutido (PostgreSQL {{version}}), {{files}} arquivos enviados e o segredo.',
      dump: 'Banco de dados externo (pg_dump), {{files}} arquivos enviados e o segredo.',
    },
    bucket:
      'Os arquivos enviados estão no balde de STORAGE_URL e não fazem parte do backup: ligue as versões do balde.',
    keepSafe: 'O backup contém dados pessoais e o segredo. Guarde-o cifrado, em outra máquina.',
  },
  bounce: {
    marked: 'Carta devolvida: o endereço fica marcado e só recebe o que protege a conta.',
    counted: 'Carta devolvida: contada; o endereço ainda recebe cartas.',
    noted: 'Carta devolvida por motivo que não é do endereço: anotada.',
    ignored: 'Não é o aviso de uma carta devolvida: nada mudou.',
    unknown: 'O aviso não é de uma carta nossa, ou já tinha chegado: nada mudou.',
  },
  restore: {
    usage: 'Uso: npm run restore -- --from /caminho/dos/backups [--at 2026-11-25T03:00:00Z]',
    moment: '--at espera uma data e hora como 2026-11-25T03:00:00Z',
    done: 'Restaurado de {{folder}} em {{dataDir}}: o estado de {{made}}, com {{files}} arquivos enviados.',
    secret:
      'SECRET está definido e vale mais que o segredo restaurado em {{path}}. Confira que são o mesmo: sem ele, aplicativos de códigos e links já enviados deixam de funcionar.',
    next: 'Inicie com npm start e confira com npm run doctor.',
  },

  securityLog: {
    usage: 'Uso: npm run -s security-log -- [--hours 24] [--kind {{kinds}}] [--account id] [--most 1000]',
  },

  reviewer: {
    usage:
      'Uso: npm run reviewer -- --email rita@empresa.com.br --name "Rita Alves"\nQuem perdeu chaves e códigos: npm run reviewer -- --email rita@empresa.com.br --reset-second-factor',
    created: 'Conta de análise criada para {{name}} ({{email}}).',
    renewed:
      'A conta de análise de {{email}} já existia. O nome agora é {{name}}, e a senha atual vale até ser trocada.',
    link: 'Entregue este link à pessoa. Ele cria a senha, funciona uma vez e vence em 1 hora:',
    reset:
      'Retiradas de {{email}}: as chaves de acesso, o aplicativo de códigos e os códigos de recuperação. As sessões abertas terminaram.',
    afterReset:
      'A pessoa entra com a senha em {{address}} e cria uma proteção nova. Confira antes que é ela mesma quem pede.',
    after: 'Depois é só entrar em {{address}}. Se o link vencer, rode o comando de novo.',
  },
} as const
