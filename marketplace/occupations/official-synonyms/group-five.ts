/** Official synonyms of group 5 of the CBO (services and shops): a code, and its names after a colon; an indented line goes on. */
export const synonymsOfGroupFive = `
510105: Chefe de bilheteria; Encarregado de tráfego rodoviário e ferroviário; Supervisor de bilheteira de
  transportes; Supervisor de movimento de trens; Supervisor de trens
510110: Chefe de portaria (edifício); Síndico (edifícios)
510115: Encarregado de andar
510120: Encarregado de portaria de hotel; Supervisor de hospedagem; Supervisor de recepção de hotel
510130: Chefe de barewomen; Encarregado de bar e restaurante; Encarregado de cantina; Subchefe de bar; Supervisor de
  bar
510135: Chef executivo nos serviços de alimentação; Maître - no serviço de alimentação; Maître de bar; Maître de
  hotel; Maître de restaurante; Maître executivo; Sommalier
510205: Chefe de lavanderia; Encarregado de lavanderia
510305: Líder de bombeiros
510310: Supervisor de segurança patrimonial
511105: Aeromoça; Comissário de bordo; Inspetor de bordo
511205: Encarregado de tráfego; Escalante; Fiscal de linha; Fiscal de operação; Fiscal de tráfego; Fiscal de
  viagens; Fiscal nos transportes; Fiscal rodoviário
511210: Despachante de tráfego
511215: Trocador
511405: Guia de turismo especializado em atrativo turístico; Guia de turismo especializado em excursão
  internacional; Guia de turismo especializado em excursão nacional; Guia de turismo especializado em turismo
  regional
511510: Piloteiro de turismo de pesca; Pirangueiro de turismo de pesca
512105: Caseiro
512115: Faxineiro no serviço doméstico
513115: Assistente de governanta; Governanta executiva
513205: Cozinheiro de restaurante
513220: Cozinheiro hospitalar
513225: Cozinheiro de bordo
513305: Guarda-roupeiro de teatro; Roupeiro de teatro
513310: Camareiro de televisão; Encarregado de guarda-roupa de televisão; Guarda-roupeiro de televisão; Roupeiro de
  televisão
513315: Arrumadeira de hotel; Arrumador de hotel
513320: Camareiro no transporte marítimo e fluvial; Comissário de bordo no transporte marítimo
513325: Encarregado de guarda-roupa de cinema; Roupeiro de cinema; Técnica de cinema
513405: Atendente de buffet; Atendente de mesa; Auxiliar de mâitre; Garção; Passador de guarnição
513410: Degustador de vinho; Escanção; Sommelier
513415: Auxiliar de garçom; Auxiliar de mesa em restaurantes, hotéis e outros; Carregador de utensílios de cozinha
513420: Atendente de bar; Balconista de bar; Preparador de drinques e bebidas
513425: Auxiliar de serviço de copa; Chefe da copa; Copeiro de eventos; Copeiro de hotel; Copeiro de lanchonete;
  Copeiro de restaurante
513435: Ajudante, auxiliar de bar; Atendente de balcão de café; Balconista de lanchonete; Cafeteiro; Cantineiro
  (escola); Chapista de lanchonete
513440: Atendente barista
513505: Ajudante de churrasqueiro; Ajudante de confeiteiro; Ajudante de cozinha; Ajudante de padeiro; Ajudante de
  pizzaiolo; Auxiliar de confeiteiro; Auxiliar de cozinha; Auxiliar de padeiro; Auxiliar de sushiman;
  Forneiro(pizzaria); Lavador de pratos; Salgadeiro
514105: Cabineiro de elevador; Encarregado de elevador
514110: Encarregado de garagem; Manobrista
514115: Fiscal de capela
514120: Zelador
514205: Agente de coleta de lixo; Coletor de lixo
514215: Gari; Margarida
514230: Coletor de lixo hospitalar; Coletor de resíduos de saúde; Coletor de resíduos hospitalares
514305: Cordeiro - limpeza de vidros; Lavador de fachadas; Lavador de vidros; Limpador de janelas
514310: Auxiliar de manutenção elétrica e hidráulica
514315: Conservador de fachadas; Cordista; Operador de balancim
514320: Auxiliar de limpeza; Servente de limpeza
514325: Auxiliar de conservação de barragens; Auxiliar de conservação de obras civis; Auxiliar de manutenção de
  edifícios; Oficial de manutenção predial; Oficial de serviços gerais na manutenção de edificações; Trabalhador de
  manutenção de edifícios; Trabalhador na conservação de edifícios
514330: Piscineiro
515105: Agente de saúde; Visitador de saúde; Visitador de saúde em domicílio
515110: Atendente de berçário; Atendente de centro cirúrgico; Atendente de enfermagem no serviço doméstico;
  Atendente de serviço médico; Atendente-enfermeiro; Maqueiro de hospital; Maqueiro hospitalar;
  Padioleiro-enfermeiro
515115: Assistente de parto; Parteira; Parteira prática
515120: Auxiliar de sanitarista; Educador sanitário; Imunizador; Vigilante de saúde; Visitador sanitário domiciliar
515135: Auxiliar de enfermagem socorrista; Bombeiro resgatista; Bombeiro socorrista; Resgatista; Resgatista
  socorrista; Técnico em enfermagem socorrista
515140: Agente de controle de vetores; Agente de controle de dengue; Guarda de endemias
515205: Flebotomista
515215: Auxiliar técnico em patologia cínica
515305: Arte educador; Educador de rua; Educador social de rua; Instrutor educacional; Orientador sócio educativo
515310: Agente de proteção social de rua; Agente social
515315: Conselheiro de dependente químico
515325: Agente de segurança socioeducativa; Agente educacional; Atendente de reintegração social
516110: Auxiliar de cabeleireiro; Cabeleireiro escovista; Cabeleireiro feminino; Cabeleireiro masculino;
  Cabeleireiro penteador
516125: Maquiador social; Maquilador
516130: Maquiador de cinema, teatro e tv
516140: Calista
516205: Baby-sitter; Pajém (baby-sitter em início de carreira)
516210: Acompanhante de idosos; Cuidador de pessoas idosas e dependentes; Cuidador de idosos institucional;
  Gero-sitter
516215: Mãe crecheira; Mãe substituta
516310: Auxiliar de lavador de roupas, a máquina industrial; Lavador de roupa hospitalar; Operador de secadora de
  roupas
516315: Ajudante de lavador de tapetes; Ajudante de lavanderia de artefatos da tapeçaria; Lavador de tapetes;
  Operador de lavadora de tapetes
516325: Passador de roupas em calandra; Passador de roupas em manequim
516405: Lavador de roupa a seco
516415: Passador a ferro a vapor; Passador de amostras de roupas; Passador de roupas; Passador de tecidos
516505: Agente funerário - tanatopraxista; Atendente funerário
516605: Crematório
516610: Coveiro
516705: Cosmoanalista
516805: Analista kirlian; Cartomante; Frenólogo; Leitor de oráculos; Quirólogo; Quiromante; Radioestesista; Vidente
516810: Parapsicólogo
517105: Bombeiro de aeroporto
517110: Agente de investigação de incêndio; Bombeiro de estabelecimentos industriais; Bombeiro de segurança do
  trabalho
517115: Guarda-vidas; Salva-surf
517210: Inspetor de polícia rodoviária federal
517215: Guarda-civil metropolitano
517220: Agente de transporte e trânsito; Auxiliar de tráfego; Operador de tráfego
517305: Vigilante de aeroporto
517310: Segurança comunitário; Segurança de evento
517315: Agente penitenciário; Carcereiro; Chaveiro-carcereiro; Inspetor de presídio
517320: Guarda-rural; Inspetor de guarda-territorial
517330: Agente de segurança ferroviária; Assistente de segurança; Auxiliar de segurança; Auxiliar de serviço de
  segurança; Encarregado de portaria e segurança; Encarregado de segurança; Encarregado de vigilância - organizações
  particulares de segurança; Fiscal de segurança; Fiscal de vigilância - organizações particulares de segurança;
  Fiscal de vigilância bancária; Guarda de banco - organizações particulares de segurança; Guarda de segurança -
  empresa particular de segurança; Guarda de vigilância; Guarda ferroviário; Guarda valores; Guarda vigia;
  Guarda-civil; Inspetor de vigilância; Ronda - organizações particulares de segurança; Rondante - organizações
  particulares de segurança; Vigilante bancário
517335: Agente da guarda portuária; Inspetor de guarda portuária; Rondante de guarda portuária
517405: Atendente de portaria de hotel; Capitão porteiro
517410: Guariteiro; Porteiro industrial
517415: Agente de portaria
517420: Vigia noturno
517425: Assistente de prevenção de perdas; Fiscal de piso; Fiscal de prevenção de perdas; Monitor de prevenção de
  perdas
519105: Condutor de bicicleta no transporte de mercadorias
519205: Catador de ferro-velho; Catador de papel e papelão; Catador de vasilhame
519210: Separador de material reciclável; Triador de material reciclável
519215: Enfardador de material de sucata (cooperativa); Prenseiro; Prensista
519805: Garota de programa; Garoto de programa; Meretriz; Messalina; Mulher da vida; Prostituta; Trabalhador do sexo
519905: Colador de cartazes; Colocador de cartazes; Colocador de painéis; Emendador de cartazes; Panfleteiro
519910: Aplicador de inseticida; Dedetizador; Descupinizador; Desinfestador; Desratizador
519915: Lustrador - engraxate; Polidor de artefatos de couro; Polidor de calçados
519920: Enxugador de quadra; Rodoboy
519925: Guardador autônomo de veículos; Guardador de carro; Orientador de tráfego para estacionamento
519935: Ajudante de lavador de automóvel; Ajudante de polidor de veículos; Enxugador e acabador na lavagem de
  veículos; Lavador de automóveis; Lavador de carros; Lavador de ônibus; Limpador de aviões, bondes, coletivos,
  ônibus e trens; Operador de lavador de veículos; Polidor de veículos
519940: Anotador de consumo de energia elétrica, água e gás; Hidrometrista; Leitor de hidrômetro
519945: Indicador; Lanterninha; Vagalume
520110: Supervisor de vendas no atacado
521110: Operador de vendas (lojas); Vendedor - no comércio de mercadorias; Vendedor interno
521125: Arrumador de prateleiras - em supermercados
521130: Ajudante de farmácia
521135: Atendente de posto de gasolina; Bombeiro de posto de gasolina
521140: Atendente de lojas; Atendente do setor de frios e laticínios; Atendente do setor de rotisserie (pratos
  prontos); Atendente do setor de vinhos; Balconista
523110: Instalador de insulfilm
524105: Vendedor de consórcio; Vendedor de livros; Vendedor de plano de saúde; Vendedor orçamentista; Vendedor por
  catálogos; Vendedor porta a porta
524210: Vendedor de jornais e revistas
524215: Camelô (permissionário em ponto fixo)
524305: Ambulante; Baleiro (ambulante); Camelô (comércio ambulante); Doceiro (comércio ambulante); Jornaleiro
  (ambulante); Leiteiro (comércio ambulante); Sorveteiro (comércio ambulante); Vendedor de cachorro quente
524310: Vendedor de pipocas ambulante
`
