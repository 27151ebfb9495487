/** The messages to the operator on the terminal. */
export const operator = {
  building: 'Construindo as páginas (só quando mudam)…',
  buildingServer: 'Construindo o servidor (só quando muda)…',
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
    silent: 'Um processo não responde mais e foi encerrado.',
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
      base: 'Servidor PostgreSQL {{version}} inteiro, {{files}} arquivos enviados e o segredo.',
      dump: 'Banco de dados externo (pg_dump), {{files}} arquivos enviados e o segredo.',
    },
    bucket:
      'Os arquivos enviados estão no balde de STORAGE_URL e não fazem parte do backup: ligue as versões do balde.',
    pruned_one: 'Arquivo do banco de dados: saiu {{count}} parte mais velha que o backup mais antigo.',
    pruned_other: 'Arquivo do banco de dados: saíram {{count}} partes mais velhas que o backup mais antigo.',
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
    usage:
      'Uso: npm run restore -- --from /caminho/dos/backups [--at 2026-11-25T03:00:00Z | --end] [--cluster /pasta/do/postgresql [--log /pasta/do/log]]',
    moment: '--at espera uma data e hora como 2026-11-25T03:00:00Z',
    recovered:
      'Levado pelo arquivo {{archive}} até {{moment}}. Comece um novo: escolha outra pasta vazia em BACKUP_ARCHIVE.',
    end: 'o seu fim',
    missing_one: 'Atenção: falta {{count}} arquivo enviado, que não está no backup nem no arquivo.',
    missing_other: 'Atenção: faltam {{count}} arquivos enviados, que não estão no backup nem no arquivo.',
    done: 'Restaurado de {{folder}} em {{dataDir}}: o estado de {{made}}, com {{files}} arquivos enviados.',
    secret:
      'SECRET está definido e vale mais que o segredo restaurado em {{path}}. Confira que são o mesmo: sem ele, aplicativos de códigos e links já enviados deixam de funcionar.',
    cluster:
      'Dados do PostgreSQL em {{folder}}. Dê a pasta ao usuário dele (chown -R postgres:) e inicie o servidor: ele se recupera sozinho antes de aceitar conexões.',
    next: 'Inicie com npm start e confira com npm run doctor.',
  },

  rotateSecret: {
    given: 'O segredo vem de SECRET. Troque-o ali: o novo em SECRET, o anterior em SECRET_PREVIOUS.',
    done: 'Segredo novo em {{path}}. O anterior fica na segunda linha e ainda abre o que já existe.\nInicie com npm start. npm run doctor diz quando o anterior pode sair com: npm run rotate-secret -- --drop',
    nothing: 'Não há um segredo anterior, então não há o que retirar.',
    needed:
      'Nada mudou: o segredo anterior ainda é preciso, ou foi trocado há menos de um dia. npm run doctor diz para quê. Para retirá-lo assim mesmo: npm run rotate-secret -- --drop --anyway',
    dropped: 'O segredo anterior foi retirado. Só o atual vale agora. Inicie com npm start.',
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
