/** The problems that prevent starting, one line each, with what to do about it. */
export const startFaults = {
  setting: '{{name}}: {{expected}}.',
  expected: {
    wholeNumber: 'espera um número inteiro de 0 a {{most}}',
    address: 'espera um endereço que comece com {{beginnings}}',
    or: ' ou ',
    host: 'espera só o servidor, sem caminho, como https://vagas.empresa.com.br',
    bucket:
      'espera o nome do bucket depois do servidor, s3://CHAVE:SEGREDO@servidor/bucket?region=…, ou s3:///bucket?region=… na AWS',
    sender: 'espera um endereço de e-mail, só ou depois de um nome: Vagas <nao-responda@empresa.com.br>',
    meeting: 'espera um endereço que comece com https:// e tenha {id} uma vez, onde cada chamada tem a sua parte',
    yesOrNo: 'espera true ou false',
    share: 'espera um número de 0 a 1',
    megabytes: 'espera um número inteiro de 1 a {{most}}',
    lag: 'espera de quantos segundos é o maior atraso, um número inteiro de 1 a {{most}}',
    owner: 'é o caminho do dono para o banco de DATABASE_URL, que falta',
    pooler: 'é o caminho direto para o banco de DATABASE_URL, que falta',
    backup: 'é o caminho de backups para o banco de DATABASE_URL, que falta',
    workers: 'espera um número inteiro de 1 a {{most}}',
    proxies:
      'espera quantos proxies há em sequência (de 1 a 9), uma lista de endereços ou faixas como 10.0.0.0/8, ou 0 para nenhum',
    secret: 'espera pelo menos 32 caracteres',
    secrets: 'espera segredos de pelo menos 32 caracteres, separados por vírgulas',
    archive: 'espera o caminho inteiro de uma pasta, sem aspas, % nem \\\\',
    origins: 'precisa conter endereços http:// ou https:// sem caminho, separados por vírgulas',
    archiveEmbedded: 'só vale com o banco de dados embutido, sem DATABASE_URL',
    pathSecret: 'espera pelo menos 32 letras, algarismos, - ou _',
    brokerSecret: 'é preciso quando há BROKER_URL',
    indexNowKey: 'espera de 8 a 128 letras, algarismos ou -',
    email: 'espera um endereço de e-mail',
    shortEmail: 'espera um endereço de e-mail com até 31 caracteres antes do @',
    dkimKey: 'espera uma chave RSA em PEM, de 1024 bits ou mais, ou o caminho de um arquivo que possa ser lido com uma',
    domain: 'espera um nome de domínio, como empresa.com.br',
    services: 'não conhece {{unknown}}; espera all ou uma lista de {{known}}',
    paired: 'vai junto com {{name}}_CLIENT_SECRET; defina os dois ou nenhum',
    https: 'espera um endereço https, ou um desta máquina',
    apart: 'é preciso quando SERVICES não é all',
  },
  demoWorldKept:
    'Este banco de dados é do mundo de demonstração, cujas senhas todos conhecem. Para mostrá-lo como demonstração, use DEMO=true; para pessoas de verdade, escolha outra pasta com DATA_DIR ou outro banco com DATABASE_URL.',
  peopleInDemo:
    'Há pessoas cadastradas neste banco de dados, e a demonstração mostraria os e-mails delas a todos. Desligue-a com DEMO=false, ou escolha outra pasta com DATA_DIR.',
  unwritableFolder: 'Não é possível gravar na pasta de dados {{folder}}. Escolha outra com DATA_DIR.',
  closedFolder:
    'O usuário do banco de dados não consegue entrar na pasta de dados {{folder}}. Escolha outra com DATA_DIR, fora de pastas fechadas como /root.',
  folderInUse: 'A pasta de dados {{folder}} já está em uso pelo processo {{pid}}.',
  otherVersion:
    'A pasta de dados {{folder}} é do PostgreSQL {{found}}, e este é o {{own}}. Use outra com DATA_DIR ou migre os dados.',
  notCreated: 'Não foi possível criar o banco de dados em {{folder}}: {{said}}',
  leftoverStays: 'O servidor de banco de dados anterior (processo {{pid}}) não terminou.',
  notStarted: 'O banco de dados não iniciou: {{said}}',
  noAnswer: 'O banco de dados não respondeu em um minuto. Veja {{log}}.',
  noServer:
    'Não há PostgreSQL embutido para esta máquina ({{machine}}). Aponte DATABASE_URL para um servidor PostgreSQL 18.',
  noUser: 'Não foi possível criar um usuário do sistema para o banco de dados. Crie o usuário “{{name}}”.',
  newerDatabase:
    'O banco de dados é mais novo que este código: ele já passou por {{name}}, que tirou algo de que este código precisa.',
  pooler:
    '{{setting}} passa por um pooler de conexões, como o PgBouncer. Defina DATABASE_DIRECT_URL com o endereço direto do banco de dados, e DATABASE_OWNER_URL também sem pooler.',
  changedMigration: 'A migração {{name}} mudou depois de aplicada. Escreva uma nova em vez de alterar a antiga.',
  lockedMigration:
    'A migração {{name}} precisa de uma trava que outros não largaram em {{tries}} tentativas. Nada mudou. Veja em pg_stat_activity que transação está aberta há muito tempo, e inicie de novo.',
  failedMigration: 'A migração {{name}} falhou: {{said}}',
  secret: {
    none: 'Não há um segredo em {{folder}}. Confira DATA_DIR.',
    running: 'O Trampolim está no ar com a pasta de dados {{folder}}. Pare-o antes, e inicie de novo depois.',
  },
  archive: {
    closed: 'O usuário do banco de dados não consegue entrar na pasta {{folder}} de BACKUP_ARCHIVE.',
    taken:
      'A pasta {{folder}} de BACKUP_ARCHIVE já é de outra pasta de dados. Escolha uma vazia e faça um backup em seguida.',
    notReached: 'O arquivo do banco de dados não chega a {{at}}: {{said}}',
    needed: 'Para chegar ao fim do arquivo, diga em BACKUP_ARCHIVE onde ele está.',
  },
  backup: {
    exists: 'Já existe {{folder}}. Nada foi gravado; escolha um lugar vazio.',
    none: 'Não há um backup inteiro em {{folder}}.',
    noneUntil: 'Não há um backup em {{folder}} feito até {{at}}.',
    damaged: 'O backup está danificado: {{path}} falta, sobra ou mudou. Nada foi restaurado.',
    otherVersion: 'O backup é do PostgreSQL {{found}}, e este é o {{own}}. Restaure com a versão do código que o fez.',
    streamFailed:
      'A cópia do banco de dados falhou: {{said}}. Confira DATABASE_BACKUP_URL, e pg_hba.conf e o papel, que precisam permitir replicação.',
    tablespaces: 'O banco de dados tem tablespaces, que ficam fora da pasta dele. Faça o backup com pg_basebackup.',
    needs: {
      base: 'O backup é de um servidor PostgreSQL próprio. Diga em --cluster em que pasta vazia pôr os dados dele.',
      cluster: 'O backup é do banco de dados embutido. Restaure sem DATABASE_URL.',
      dump: 'O backup é de um banco de dados externo. Diga em DATABASE_URL e DATABASE_OWNER_URL em que banco vazio restaurar.',
    },
    databaseNotEmpty: 'O banco de dados não está vazio. Nada foi gravado; crie um vazio para restaurar.',
    noDatabase: 'Não há banco de dados em {{folder}}, então não há o que guardar.',
    noProgram: 'Não foi possível executar {{program}}. Instale o cliente do PostgreSQL 18: postgresql-client-18.',
    programFailed: '{{program}} falhou: {{said}}',
  },
} as const
