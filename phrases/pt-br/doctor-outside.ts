/** What `npm run doctor` says of the servers that the product asks: mail, its DNS, broker, scanner, storage and others. */
export const doctorOutside = {
  mail: {
    ok: 'E-mail: o servidor {{host}} responde e nos deixa entrar.',
    refused: {
      is: 'E-mail: {{host}} não aceita o usuário e a senha ({{said}}); nenhuma carta sai.',
      do: 'Confira usuário e senha em SMTP_URL, com os caracteres especiais em %XX.',
    },
    files: 'E-mail: as cartas ficam em arquivos, como na demonstração.',
    none: {
      is: 'E-mail: não há servidor; ninguém recebe cartas.',
      do: 'Defina SMTP_URL com o servidor de e-mail.',
    },
    away: {
      is: 'E-mail: {{host}} não responde como um servidor SMTP ({{said}}).',
      do: 'Confira SMTP_URL, a porta e o firewall. As cartas esperam na fila enquanto isso.',
    },
    signed: 'DKIM: as cartas são assinadas. No DNS: {{name}} TXT "{{value}}"',
    short: {
      is: 'DKIM: a chave tem só {{bits}} bits; alguns servidores não a aceitam. No DNS: {{name}} TXT "{{value}}"',
      do: 'Faça outra com openssl genrsa 2048, com outro DKIM_SELECTOR, e publique-a antes de usar.',
    },
    foreign: {
      is: 'DKIM: a assinatura é de {{domain}}, e as cartas saem de {{from}}.',
      do: 'Use em DKIM_DOMAIN o domínio de MAIL_FROM; sem isso o DMARC não a reconhece.',
    },
    unsigned: {
      is: 'DKIM: as cartas saem sem assinatura; muitas caem no lixo eletrônico.',
      do: 'Defina DKIM_KEY (docs/operating.md, Letters), a menos que o servidor de e-mail assine.',
    },
    returns: 'Cartas que voltam: cada uma para o seu endereço, feito de {{address}}.',
    lost: {
      is: 'Cartas que voltam: BOUNCE_ADDRESS não está definido; ninguém fica sabendo delas.',
      do: 'Defina BOUNCE_ADDRESS e entregue o que chega nele a npm run bounce (docs/operating.md, Letters).',
    },
  },
  dns: {
    host: 'DNS: {{host}} leva a {{addresses}}.',
    spf: 'SPF: {{domain}} diz quem envia suas cartas.',
    dkim: 'DKIM: a chave está em {{name}}.',
    dmarc: 'DMARC: {{domain}} diz o que fazer com cartas falsas ({{policy}}).',
    silent: {
      is: 'DNS: não responde ({{said}}); o endereço público e os registros das cartas não foram conferidos.',
      do: 'Confira os servidores de nomes desta máquina em /etc/resolv.conf.',
    },
    noHost: {
      is: 'DNS: {{host}} não tem endereço; ninguém chega a PUBLIC_URL.',
      do: 'Crie no DNS um registro A, ou AAAA, com o endereço do proxy.',
    },
    noSpf: {
      is: 'SPF: {{domain}} não diz quem envia suas cartas; muitas caem no lixo eletrônico.',
      do: 'Crie no DNS: {{domain}} TXT "v=spf1 …", como em docs/operating.md, Letters.',
    },
    severalSpf: {
      is: 'SPF: {{domain}} tem {{count}} registros, e quem recebe não aceita nenhum.',
      do: 'Junte-os em um só, com um único v=spf1.',
    },
    openSpf: {
      is: 'SPF: {{domain}} deixa qualquer máquina enviar em seu nome ({{record}}).',
      do: 'Termine o registro com -all.',
    },
    noDkim: {
      is: 'DKIM: {{name}} não tem a chave; as assinaturas não valem.',
      do: 'Crie no DNS: {{name}} TXT "{{value}}"',
    },
    otherDkim: {
      is: 'DKIM: {{name}} tem outra chave; as assinaturas não valem.',
      do: 'Troque no DNS por: {{name}} TXT "{{value}}", ou escolha outro DKIM_SELECTOR.',
    },
    noDmarc: {
      is: 'DMARC: {{domain}} não diz o que fazer com cartas falsas.',
      do: 'Crie no DNS: _dmarc.{{domain}} TXT "v=DMARC1; p=none; rua=mailto:…", e depois p=reject.',
    },
  },
  broker: {
    ok: 'Tempo real: RabbitMQ responde em {{host}}.',
    embedded: 'Tempo real: servido por este processo.',
    away: {
      is: 'Tempo real: {{host}} não responde ({{said}}).',
      do: 'Veja se o RabbitMQ está no ar com os plugins de docs/real-time.md. As páginas funcionam sem ele, sem avisos na hora.',
    },
    management: {
      is: 'Tempo real: a administração do RabbitMQ em {{host}} não responde ({{said}}).',
      do: 'Confira BROKER_MANAGEMENT_URL, com usuário e senha; por ela terminam as conexões de quem saiu.',
    },
    separated: {
      is: 'Tempo real: o RabbitMQ em {{host}} não alcança outros nós do seu cluster ({{nodes}}).',
      do: 'Veja se esses nós estão no ar e se a rede entre eles funciona. docs/real-time.md diz o que acontece até lá.',
    },
  },
  scanner: {
    ok: 'Antivírus: responde.',
    none: {
      is: 'Antivírus: não há; os arquivos enviados não são verificados.',
      do: 'Instale o ClamAV e defina CLAMD_URL.',
    },
    away: {
      is: 'Antivírus: não responde ({{said}}).',
      do: 'Veja se clamd está no ar e CLAMD_URL está certa. Até lá, ninguém abre os arquivos enviados.',
    },
  },
  storage: {
    ok: 'Arquivos: o balde responde, e aceita gravar, ler e apagar.',
    folder: 'Arquivos: ficam na pasta de dados.',
    forgets: {
      is: 'Arquivos: o balde não devolve o que acabou de guardar.',
      do: 'Confira em STORAGE_URL o balde, e se o servidor responde com o que foi gravado por último.',
    },
    away: {
      is: 'Arquivos: o balde não responde ou não aceita gravar e apagar ({{said}}).',
      do: 'Confira STORAGE_URL: endereço, balde, chave e permissão de leitura e escrita.',
    },
    erased: 'Arquivos: o balde não guarda mais de {{most}} dias o que foi apagado.',
    keepsErased: {
      is: 'Arquivos: o balde guarda para sempre versões do que foi apagado, laudos médicos e contas encerradas entre elas.',
      do: 'Dê ao balde a regra de deploy/s3/lifecycle.json, que apaga versões antigas depois de {{most}} dias.',
    },
    keepsErasedLong: {
      is: 'Arquivos: o balde guarda por {{days}} dias versões do que foi apagado.',
      do: 'Troque a regra do balde pela de deploy/s3/lifecycle.json: {{most}} dias são o que a política de privacidade permite.',
    },
    notAsked: {
      is: 'Arquivos: não se sabe se o balde guarda versões do que foi apagado ({{said}}).',
      do: 'Permita s3:GetBucketVersioning e s3:GetLifecycleConfiguration à chave de STORAGE_URL.',
    },
  },
  outside: {
    ok: 'Serviço externo: {{name}} ({{host}}) é encontrado.',
    unknown: {
      is: 'Serviço externo: {{host}}, de {{name}}, não é encontrado.',
      do: 'Confira o endereço e o DNS desta máquina.',
    },
  },
} as const
