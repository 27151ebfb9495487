import { doctorOutside } from './doctor-outside.ts'

/** The results of `npm run doctor`: a line if everything is fine, otherwise the problem and what to do. */
export const doctor = {
  level: { ok: 'ok', warn: 'aviso', fault: 'FALHA' },
  todo: '       → {{todo}}',
  summary: { ok: 'Tudo certo.', warn: 'Funciona, mas há avisos.', fault: 'Há falhas que precisam de correção.' },
  settings: {
    ok: 'Configurações: todas são válidas.',
    wrong: {
      is: 'Configuração {{said}}',
      do: 'Corrija o valor no ambiente do serviço. O README lista cada configuração.',
    },
  },
  address: {
    ok: 'Endereço público: {{address}}.',
    plain: {
      is: 'Endereço público: {{address}} não é https, e outras máquinas chegam a ele.',
      do: 'Ponha um proxy com TLS na frente e escreva o endereço https em PUBLIC_URL.',
    },
    noProxy: {
      is: 'Endereço público: é https, mas TRUST_PROXY não diz quais proxies há na frente.',
      do: 'Defina TRUST_PROXY=1 se há um proxy; sem isso os limites contam todas as pessoas como uma só.',
    },
  },
  demo: {
    open: {
      is: 'Demonstração: está aberta a outras máquinas, com senhas que todos conhecem.',
      do: 'Defina DEMO=false e use um banco de dados sem o mundo de demonstração.',
    },
  },
  secret: {
    ok: 'Segredo: é longo e variado.',
    later: 'Segredo: ainda não existe; o primeiro início cria um na pasta de dados.',
    weak: {
      is: 'Segredo: {{name}} é fácil de adivinhar.',
      do: 'Gere um com “openssl rand -base64 48” antes de abrir o site. O anterior vai para SECRET_PREVIOUS.',
    },
    short: {
      is: 'Segredo: o arquivo {{path}} tem menos de 32 caracteres.',
      do: 'Restaure o arquivo de um backup, ou troque o segredo com “npm run rotate-secret”.',
    },
    rotated:
      'Segredo anterior: ainda preciso para {{apps}} aplicativos de códigos, {{codes}} códigos de recuperação (de {{people}} pessoas) e {{waiting}} mensagens na fila.',
    recent: 'Segredo anterior: só links recentes ainda precisam dele, no máximo até {{until}}.',
    droppable: {
      is: 'Segredo anterior: nada mais precisa dele.',
      do: 'Retire-o de SECRET_PREVIOUS, ou da pasta de dados com “npm run rotate-secret -- --drop”.',
    },
    lost: {
      is: 'Segredo anterior: {{count}} aplicativos de códigos e códigos de recuperação foram guardados com um segredo que não está mais aqui.',
      do: 'Ponha esse segredo em SECRET_PREVIOUS. Se ele se perdeu, essas pessoas criam códigos novos.',
    },
  },
  folder: {
    ok: 'Pasta de dados: {{folder}} pode ser gravada.',
    later: 'Pasta de dados: {{folder}} ainda não existe; o primeiro início a cria.',
    closed: {
      is: 'Pasta de dados: não é possível gravar em {{folder}}.',
      do: 'Dê a pasta ao usuário do serviço com chown, ou escolha outra com DATA_DIR.',
    },
  },
  rights: {
    ok: 'Arquivos secretos: só o dono os lê.',
    open: { is: 'Arquivos secretos: outros usuários leem {{path}}.', do: 'Execute: chmod 600 {{path}}' },
  },
  disk: {
    ok: 'Disco de {{folder}}: {{free}} GB livres.',
    low: { is: 'Disco de {{folder}}: só {{free}} GB livres.', do: 'Libere espaço ou aumente o disco de {{folder}}.' },
    full: {
      is: 'Disco de {{folder}}: só {{free}} GB livres; o banco de dados para quando o disco enche.',
      do: 'Libere espaço agora: backups antigos, imagens e registros costumam ser o maior.',
    },
    unknown: { is: 'Disco: o espaço livre de {{folder}} não pôde ser lido.', do: 'Confira com “df -h”.' },
  },
  archive: {
    ok: 'Arquivo do banco de dados: em dia.',
    failing: {
      is: 'Arquivo do banco de dados: a última cópia falhou, e o que espera enche o disco.',
      do: 'Veja o espaço e as permissões da pasta de BACKUP_ARCHIVE, e database/server.log na pasta de dados.',
    },
  },
  clock: {
    kept: 'Relógio: esta máquina o acerta pela rede.',
    alone: {
      is: 'Relógio: esta máquina não o acerta pela rede; com o tempo, códigos, links e prazos saem errados.',
      do: 'Ligue a sincronização: timedatectl set-ntp true',
    },
    unknown: 'Relógio: este sistema não diz se o acerta pela rede; em um contêiner, é a máquina de fora que faz isso.',
    ok: 'Relógio: igual ao do banco de dados.',
    off: {
      is: 'Relógio: difere {{seconds}} s do relógio do banco de dados.',
      do: 'Ligue a sincronização nas duas máquinas: timedatectl set-ntp true',
    },
  },
  database: {
    later: 'Banco de dados: o embutido ainda não existe; o primeiro início o cria.',
    ok: 'Banco de dados: PostgreSQL {{version}} responde.',
    away: {
      is: 'Banco de dados: não responde ({{said}}).',
      do: 'Veja se o servidor está no ar e se DATABASE_URL e DATABASE_OWNER_URL têm o endereço, o usuário e a senha certos.',
    },
    settingAway: {
      is: 'Banco de dados: não responde em {{setting}} ({{said}}).',
      do: 'Confira em {{setting}} o endereço, o usuário e a senha.',
    },
    old: { is: 'Banco de dados: é o PostgreSQL {{version}}.', do: 'Atualize para o PostgreSQL 18.' },
    newer: { is: 'Banco de dados: é o PostgreSQL {{version}}; o testado é o 18.', do: 'Prefira o PostgreSQL 18.' },
    superuser: {
      is: 'Banco de dados: o aplicativo entra como superusuário.',
      do: 'Crie os dois papéis que o README descreve, um dono e um do aplicativo.',
    },
  },
  extensions: {
    ok: 'Extensões: todas instaladas.',
    missing: {
      is: 'Extensões: falta {{name}}.',
      do: 'Como superusuário, no banco de dados: create extension {{name}};',
    },
    notLoaded: {
      is: 'Extensões: pg_stat_statements não foi carregada com o servidor.',
      do: 'Ponha pg_stat_statements em shared_preload_libraries e reinicie o PostgreSQL.',
    },
  },
  migrations: {
    ok: 'Migrações: todas aplicadas.',
    pending: {
      is: 'Migrações: {{count}} por aplicar, a partir de {{name}}.',
      do: 'O próximo início as aplica. Faça um backup antes.',
    },
    later: {
      is: 'Migrações: o banco de dados já passou por {{count}} que este código não conhece, a partir de {{name}}. Ele funciona assim mesmo.',
      do: 'Termine a atualização: use a mesma versão em todas as máquinas.',
    },
    newer: {
      is: 'Migrações: o banco de dados já passou por {{name}}, que tirou algo de que este código precisa.',
      do: 'Use a versão do código que migrou o banco, ou restaure um backup anterior.',
    },
    changed: {
      is: 'Migrações: {{name}} não é a que foi aplicada.',
      do: 'Volte aos arquivos originais de server/migrations; uma migração aplicada nunca muda.',
    },
  },
  connections: {
    ok: 'Conexões: o servidor aceita {{most}}, e esta máquina usa até {{needed}}.',
    few: {
      is: 'Conexões: o servidor aceita {{most}}, e esta máquina usa até {{needed}}.',
      do: 'Aumente max_connections, ou diminua WORKERS. Com várias máquinas, some todas.',
    },
  },
  pooler: {
    ok: 'Pooler: as conexões passam por ele, com limite de tempo; o que precisa de uma sessão vai direto.',
    undeclared: {
      is: 'Pooler: {{setting}} passa por um pooler, e deveria ser o caminho direto.',
      do: 'Com um pooler em DATABASE_URL, defina DATABASE_DIRECT_URL e DATABASE_OWNER_URL com o endereço do próprio PostgreSQL.',
    },
    away: {
      is: 'Pooler: {{setting}} não responde ({{said}}).',
      do: 'Confira o endereço, e se o pooler e o PostgreSQL estão no ar.',
    },
    unprepared: {
      is: 'Pooler: PREPARED_STATEMENTS está ligada, mas o pooler não leva comandos preparados de uma conexão a outra; consultas vão falhar.',
      do: 'Retire PREPARED_STATEMENTS, ou use o PgBouncer 1.21 ou mais novo com max_prepared_statements = 300.',
    },
    unlimited: {
      is: 'Pooler: consultas que passam por ele não têm limite de tempo no servidor.',
      do: "Como superusuário: alter role trampolim_app set statement_timeout = '15s'; alter role trampolim_app set idle_in_transaction_session_timeout = '30s'; e reinicie o pooler.",
    },
  },
  replica: {
    ok: 'Réplica de buscas: {{seconds}} s atrás.',
    away: {
      is: 'Réplica de buscas: não responde ({{said}}); as buscas usam o banco principal.',
      do: 'Confira SEARCH_DATABASE_URL e o servidor. Quando voltar, as buscas voltam para ela.',
    },
    notReplica: {
      is: 'Réplica de buscas: SEARCH_DATABASE_URL não é uma réplica deste banco; as buscas usam o principal.',
      do: 'Aponte para uma réplica do mesmo banco, ou deixe a configuração vazia.',
    },
    late: {
      is: 'Réplica de buscas: está mais de {{seconds}} s atrás; as buscas usam o banco principal.',
      do: 'Veja a carga e o disco da réplica, e pg_stat_replication no principal.',
    },
  },
  ...doctorOutside,
} as const
