/** Kitchens, shops, offices, call centres, events, security and computers, as those who work there say it. Codes of the CBO, the likeliest first. */
export const counterAndOfficeNames = `
513205: Cozinheiro de praça; Cozinheiro de buffet; Cozinheiro de bar; Cozinheiro de churrascaria; Cozinheiro de hotel; Cozinheiro de
  pousada; Cozinheiro praia; Cozinheiro chefe; Cozinheiro de comida japonesa; Cozinheiro de comida caseira; Cozinheiro self service;
  Cozinheiro italiano; Cozinheiro de frituras; Primeiro cozinheiro; Segundo cozinheiro; Cozinheiro I; Meio oficial cozinheiro; Grelhador;
  Grelhista; Saucier; Garde manger; Comis de cozinha; Chef de partida; Sub chef; Subchef; Chefe de fila; Cozinheiro vegano; Risoteiro;
  Masseiro de massas; Cozinheiro de marmitex; Tacacazeira; Cozinheiro de refeição; Cozinheiro de restaurante industrial
513215: Cozinheiro industrial UAN; Cozinheiro UAN; Cozinheiro de refeições coletivas; Meio oficial de cozinha industrial; Ajudante de
  cozinha industrial; Auxiliar de cozinha industrial; Cozinheiro de obra; Cozinheiro de canteiro; Líder de cozinha; Chefe de cozinha
  industrial; Auxiliar de UAN
513505: Ajudante de pizza; Auxiliar de pizzaria; Ajudante de pizzaria; Ajudante de lanche; Ajudante de lanchonete; Auxiliar de lanchonete;
  Auxiliar de churrasqueiro; Auxiliar de sushi; Ajudante de sushi; Ajudante de sushiman; Auxiliar de pré preparo; Descascador de batata;
  Descascador de legumes; Fritadeira; Fritador; Chapeiro de lanche; Chapeiro de hambúrguer; Chapeiro de padaria; Lanchista; Auxiliar de
  hambúrguer; Montador de lanche; Montador de hambúrguer; Montador de pratos; Montador de marmita; Embalador de marmita; Esfiheiro;
  Esfirreiro; Crepeiro; Batateiro; Dogueiro; Espeteiro; Assador de frango; Auxiliar de salgadeira; Auxiliar de restaurante; Ajudante de
  restaurante; Ajudante de bar; Ajudante de copa; Steward de cozinha; Lavador de louça; Lavador de louças; Lava louça; Lava pratos;
  Lavador de panela; Pieiro; Pia de restaurante; Louceiro de restaurante; Auxiliar de gastronomia; Auxiliar de food truck; Operador de
  restaurante; Colaborador de restaurante; Membro de equipe restaurante; Auxiliar de açaí; Auxiliar de sorveteria; Auxiliar de doceria;
  Auxiliar de hamburgueria; Auxiliar de rotisseria; Rotisseiro; Auxiliar de alimentos; Manipulador de alimento; Auxiliar de alimentação
513435: Atendente de gelateria; Cantineiro; Atendente de barraca; Atendente de ifood; Operador de ifood; Balconista de restaurante;
  Balconista de frios; Atendente de frios; Fatiador de frios; Frieiro; Atendente de rotisseria; Atendente de salão; Atendente de pedidos;
  Atendente de drive; Atendente de conveniência; Atendente de loja de conveniência; Atendente de adega; Balconista de adega; Atendente de
  cafezinho; Garapeiro; Atendente de suco; Suqueiro; Juice bar; Atendente de churros
513405: Garçom de festa; Garçom de casamento; Garçom de praia; Garçom de pizzaria; Garçom de churrascaria; Passador de carne; Passador de
  carnes; Passador de churrascaria; Passador de pizza; Garçom de rodízio; Garçonete evento; Chefe de fila garçom; Commis de salão; Garçom
  de barraca; Garçonaria; Garçom de room service; Garçom café da manhã
513425: Copeiro empresarial; Copeiro de escritório; Copeiro de evento; Copeiro de bar; Copeiro de laboratório; Copeiro de festa; Copeiro
  de reunião
513420: Bargirl; Bar back; Auxiliar de barman; Auxiliar de bartender; Barman de eventos; Coqueteleiro; Flair; Operador de chopeira;
  Caipirinha; Bar man
513610: Abridor de massa; Abridor de massa de pizza; Cortador de pizza; Montador de pizza; Massa de pizza; Auxiliar de forno pizza
513615: Sushieiro; Temakeiro; Enrolador de sushi; Sashimi; Niguiri; Cortador de salmão
513605: Churrasqueiro de evento; Assador de carne; Assador de costela; Costelão; Parrilleiro; Pitmaster; Churrasqueiro de festa;
  Churrasqueiro de restaurante; Grelheiro
421125: Caixa de super mercado; Caixa de super; Caixa rápido; Caixa de bar; Caixa de lanchonete; Caixa de posto; Caixa de padaria; Fiscal
  de frente de caixa; Operador de frente de caixa; Operador de pdv; Operador de checkout; Operador de supermercado; Operador de
  hipermercado; Tesoureiro de loja; Caixa geral; Caixa de estacionamento shopping; Operador de tesouraria
784105 521125: Empacotador de supermercado; Empacotador de mercado; Embalador de sacola; Sacoleiro de mercado; Recolhedor de carrinho;
  Recolhedor de carrinhos; Auxiliar de carrinhos; Carrinheiro de supermercado; Boy de supermercado; Embalador de loja; Packer de mercado
521125: Repositor de mercearia; Repositor de frios; Repositor de flv; Repositor FLV; Repositor de açougue; Repositor de bebidas; Repositor
  de congelados; Repositor de perecíveis; Repositor de padaria; Repositor de loja; Repositor externo; Repositor volante; Repositor fixo;
  Reposição de mercadorias; Auxiliar de mercearia; Auxiliar de perecíveis; Auxiliar de hortifruti; Operador de hortifruti; Auxiliar de
  supermercados; Abastecedor de loja; Gondoleiro; Arrumador de prateleira; Etiquetador de preços; Auxiliar de precificação; Precificador;
  Remarcador; Remarcador de preço; Ajudante de loja; Ajudante de supermercado; Ajudante de mercado; Degustador de loja; Auxiliar de
  varejo; Encarregado de flv; Chefe de setor supermercado; Fiscal de mercado
521115 521120: Promotor fixo; Promotor volante; Promotor de loja; Promotor técnico; Promotor de ações; Promotor de cosméticos; Promotor de
  beleza; Promotor de supermercado; Promotor de ponto de venda; Promotor PDV; Degustadora; Promotor de degustação; Promotor de trade;
  Panfletista; Panfleto; Entregador de panfleto; Distribuidor de panfletos; Distribuidor de folhetos; Promotor de eventos panfletagem;
  Bandeirista; Bandeirada; Placa na rua; Homem placa; Abordador; Captador de clientes; Captador de rua
411055: Captador de doadores; Captador face to face; Diálogo direto; Captador de ONG
848510: Açougueiro balconista de carnes; Ajudante de açougue; Meio oficial açougueiro; Encarregado de açougue; Açougueiro chefe; Cortador
  de carne; Magarefe de açougue; Embalador de carne; Líder de açougue; Salgador de carne
517425: Agente de prevenção; Operador de prevenção; Fiscal de supermercado; Fiscal de patrimônio; Fiscal de salão; Segurança de
  supermercado; Monitor de loja; Fiscal de provador; Fiscal de shopping; Fiscal de corredor; Prevencionista; Ronda de loja
521110: Vendedor de roupa; Vendedor de sapato; Vendedor de sapatos; Vendedor de colchão; Vendedor de eletro; Vendedor de eletrodomésticos;
  Vendedor de celulares; Vendedor de óculos; Vendedor óptico; Vendedor de joias; Vendedor de joalheria; Vendedor de semijoias; Vendedor de
  perfume; Vendedor de cosméticos; Consultor de cosméticos; Consultor de perfumaria; Vendedor de material de construção; Vendedor material
  de construção; Balconista de material de construção; Vendedor de tintas; Balconista de tintas; Vendedor de ferragens; Balconista de
  ferragens; Vendedor de ferramentas; Vendedor de parafusos; Vendedor de material elétrico; Balconista de material elétrico; Vendedor de
  hidráulica; Vendedor de pisos; Vendedor de cerâmica; Vendedor de madeira; Vendedor de tecido; Vendedor de tecidos; Balconista de
  tecidos; Vendedor de cama mesa e banho; Vendedor de loja infantil; Vendedor de brinquedos; Vendedor de lingerie; Vendedor de quiosque; Vendedor de capinhas; Vendedor de suplementos; Vendedor de
  bicicleta; Vendedor de artigos esportivos; Vendedor de papelaria; Vendedor de flores; Vendedor de plantas; Vendedor de ração; Balconista
  de agropecuária; Consultor de loja; Consultor de moda; Consultor de estilo; Fashion advisor; Moça de loja; Atendente de ótica; Montador
  óptico; Atendente de papelaria; Balconista de papelaria; Atendente de loja de celular; Consultor claro; Consultor vivo; Consultor tim;
  Vendedor claro; Vendedor vivo; Vendedor tim; Vendedor oi; Consultor de vendas vivo; Vendedor de chip; Vendedor comissionado; Assessor de
  loja; Assistente de loja; Vendedor de eletrônicos; Vendedor de informática; Vendedor de bolsas; Vendedor de bijuterias; Vendedor de
  doces; Vendedor de salgados; Fiscal de vendas
322305: Técnico óptico; Laboratorista óptico; Surfaçagista; Ótica; Laboratório óptico; Auxiliar de ótica; Montador de lentes
354145: Vendedor rota; Vendedor de rota; Vendedor externo de bebidas; Vendedor de bebidas; Vendedor de alimentos; Vendedor de consórcios;
  Vendedor viajante; Vendedor viajante com carro; Vendedor externo com moto; Vendedor de planos; Vendedor de internet; Vendedor de fibra;
  Vendedor PAP; Consultor PAP; Consultor porta a porta; Vendedor de curso; Vendedor de cursos; Vendedor de energia solar; Consultor de
  energia solar; Vendedor solar; Vendedor de insumos; Vendedor agrícola; RTV; Vendedor de defensivos; Vendedor de máquinas agrícolas;
  Vendedor de nutrição animal; Vendedor de maquininha; Vendedor de máquina de cartão; Agente comercial stone; Agente stone; Vendedor de
  crédito; Vendedor de empréstimo; Promotor de consignado; Vendedor de cemitério; Vendedor de jazigo; Vendedor de plano funeral; Vendedor
  de assinatura; Vendedor comissionado externo; Vendedor B2B; Vendedor de embalagens; Vendedor de lubrificantes; Vendedor de consultas;
  Vendedor de clube; Vendedor de anúncios; Vendedor de multipropriedade; Captador de multipropriedade; Promotor OPC; Liner; Vendedor de
  timeshare
524305 524205: Vendedor de praia; Vendedor de picolé; Picolé; Vendedor de sorvete; Vendedor de semáforo; Vendedor de trufa; Vendedor de
  pipoca; Vendedor de feira; Barraqueiro; Marreteiro de trem; Vendedor de bala; Vendedor de frutas; Fruteiro; Pasteleiro de feira;
  Muambeiro; Ambulante de evento; Vendedor de loteria; Vendedor de bilhetes; Cambista; Baleiro; Vendedor de algodão doce; Carrinho de
  lanche
422310 422305: Tele atendente; Televendedor; Operador receptivo; Operador ativo; Atendente receptivo; Agente de call center; Agente de
  relacionamento; Representante de atendimento ao cliente; Operador de retenção; Atendente de retenção; Operador de chat; Atendimento via
  chat; Atendente virtual; Atendente de ouvidoria; Especialista em atendimento; Monitor de qualidade call center; Monitor de
  telemarketing; Analista de back office; Operador de back office; Consultor de televendas; Atendente de 0800; Confirmador de presença;
  Agendador call center; Atendente de central; Operador de central; Atendente de telemarketing receptivo; Atendente de delivery telefone;
  Redes sociais atendente; Atendente de e-commerce; Atendente de sinistro; Telefonia atendente
421310: Negociador; Negociador de dívidas; Operador de recuperação de crédito; Cobrador de dívidas; Telecobrança; Cobrança judicial;
  Cobrador de carnê; Analista de recuperação de crédito; Localizador de clientes
517330: Vigilante CNV; CNV; Vigilante com reciclagem; Vigilante de escolta; Vigilante de escolta armada; Vigilante de banco; Vigilante
  condutor; Vigilante de evento; Vigilante de shopping; Vigilante VSPP; VSPP; Vigilante vsp; VSP; Segurança VIP; Vigilante reserva;
  Vigilante hospitalar; Vigilante de hospital; Vigilante orgânico; Vigilante de monitoramento; Vigilante rural; Chefe de equipe carro
  forte; Guarda patrimonial; Segurança armado; Segurança desarmado; Segurança particular; Líder de segurança; Agente de escolta; Agente de
  segurança pessoal; Agente de segurança patrimonial; Escolta de carga
517420 517415: Vigia de rua; Vigia de carro; Ronda; Ronda de condomínio; Ronda motorizada; Rondista; Ronda motociclista; Fiscal de ronda;
  Vigia de condomínio; Vigia escolar; Vigia de fábrica; Vigia de estacionamento; Vigia de fazenda; Guarda de rua; Apoio motorizado;
  Guardião de rua; Vigia patrimonial; Motovigia; Apoio tático; Tático móvel; Inspetor de segurança; Supervisor de ronda; Segurança de rua
517415 517410: Controlador de acessos; Porteiro de escola; Porteiro de hospital; Porteiro de empresa; Porteiro de fábrica; Porteiro de
  shopping; Porteiro de obra; Porteiro de clube; Operador de portaria virtual; Atendente de portaria; Líder de portaria; Fiscal de acesso;
  Guarda de portaria; Guardete; Concierge de condomínio; Porteiro de boate; Hostess de portaria; Catraqueiro; Porteiro de eventos;
  Auxiliar de acesso; Agente de controle de acesso; Orientador de público; Apoio de portaria
514120 517410: Zelador com moradia; Auxiliar de zelador; Ajudante de zelador; Zelador residente; Zelador de clube; Gerente predial;
  Encarregado de condomínio; Supervisor de condomínio; Auxiliar de condomínio; Serviços gerais de condomínio
510110: Subsíndico; Gestor condominial; Assistente de condomínio; Assistente condominial; Gerente de condomínio; Auxiliar de
  administradora de condomínios; Gerente condominial; Analista de condomínio
517110: Bombeiro hidrante; Bombeiro industrial; BPC; Bombeiro de evento; Bombeiro de eventos; Bombeiro de shopping; Bombeiro particular;
  Vigia de fogo; Observador de segurança; Vigia de espaço confinado; Vigia de trabalho a quente; Observador NR33; Vigia NR33; Vigia de
  confinado; Observador de confinado
517115: Guarda vida; Salva-vida; Guarda-vidas civil; Guardião aquático; Salvavidas; Guardavidas
354820: Organizador de festas; Ajudante de eventos; Ajudante de festa; Auxiliar de festas; Auxiliar de festa; Staff; Staff evento; Apoio
  de evento; Apoio de eventos; Freela eventos; Produtor executivo; Assistente de produção de eventos; Assessora de casamento; Assessor de
  eventos; Assistente de cerimonial; Assistente de palco; Credenciador; Recepcionista de credenciamento; Montador de eventos; Auxiliar de
  montagem de eventos; Ajudante de montagem de eventos
374205 724205: Montador de tenda; Montador de tendas; Montador de palco; Montador de palcos; Montador de estrutura de eventos; Montador de
  estande; Montador de estandes; Montador de stand; Montador de stands; Carregador de palco; Carregador de evento; Carregador de eventos;
  Ajudante de montagem de palco; Montador de box truss; Montador de treliça; Montador de arquibancada; Montador de feiras; Montador de
  feiras e eventos; Montador de octanorm; Marceneiro de estande; Montador de brinquedo inflável; Montador de toldo; Montador de lona;
  Montador de circo; Montador de outdoor; Colador de outdoor; Montador de painel de led; Montador de som
374125 374110: Roadie; Técnico de PA; Técnico de monitor; Auxiliar de som; Ajudante de som; Técnico de som igreja; Operador de mesa de
  som; Técnico de backline; Sonorizador; Instalador de som ambiente; Estúdio de som
372110: Técnico de luz; Operador de iluminação; Auxiliar de iluminação; Light designer; Técnico de led; Operador de led; Operador de
  painel de led; Técnico de painel de led; VJ; Operador de laser show
375120: Decorador de festa; Artista de balões; Escultor de balões; Auxiliar de decoração; Ajudante de decoração; Montador de decoração;
  Montador de festas; Arranjos de flores
371410: Animador de festa; Animador de festa infantil; Animador de buffet; Monitor de festa; Monitor de brinquedo; Monitor de brinquedos;
  Monitor de lazer; Monitor de espaço kids; Monitor kids; Monitor de brinquedoteca; Brinquedista; Recreador de hotel; Tio da recreação;
  Tia da recreação; Animador de hotel; Agente de lazer; Operador de brinquedo; Operador de parque; Monitor de parque aquático; Trampolim
  park; Monitor de trampolim; Fantasiado; Personagem vivo; Personagens vivos; Papai noel; Pintor facial; Locutor de festa; Monitor de
  tirolesa; Monitor de arvorismo; Monitor de ecoturismo; Guia de ecoturismo
374145: DJ residente; Dj de festa; Dj de eventos; Dj de casamento; Deejay
261805: Fotógrafo newborn; Fotógrafo de casamento; Fotógrafo de formatura; Auxiliar de fotógrafo; Fotógrafo escolar; Fotógrafo de produto;
  Retocador de imagens; Tratador de imagens; Operador de cabine de fotos; Fotógrafo de praia; Fotógrafo de turismo
372115: Film maker; Filmador; Story maker; Operador de drone filmagem; Auxiliar de filmagem; Operador de câmera igreja; Cinegrafista de
  eventos; Mobile videomaker
374405: Editor de vídeo capcut; Edição de reels; After effects editor; Editor premiere; Editor de tiktok; Cortes de podcast; Editor de
  youtube; Legendador; Legendagem; Editor de áudio
253405: Social mídia; Gestor de mídias sociais; Assistente de social media; Apresentador de live
317210: Help desk N1; Suporte N2; Analista de suporte n1; Suporte de informática; Suporte técnico de TI; Técnico de campo TI; Técnico
  field; Suporte ao usuário; Suporte de sistemas; Suporte de software; Suporte ERP; Implantador
212410: Analista NOC; Operador de NOC; Operador de datacenter; Técnico de datacenter; Analista windows server; Platform engineer; Analista
  de monitoramento TI
317110 212405: Desenvolvedor front; Dev front; Dev front react; Dev react native; Dev mobile; Dev fullstack; Dev backend; Dev back; Dev
  frontend; Dev wordpress; Dev salesforce; Dev delphi; Dev abap; Dev go; Dev ruby; Dev laravel; Dev angular; Dev vue; Dev kotlin;
  Programador wordpress; Desenvolvedor unity; Desenvolvedor power platform; Desenvolvedor low code; Desenvolvedor de apps; Desenvolvedor
  cobol; Desenvolvedor plsql; Desenvolvedor golang
211220 212405: Analista de dado; Analista de dados power bi; Analista de dado power bi; Analista de data; Prompt engineer; Anotador de
  dados; Treinador de IA; Rotulador de dados; Analista de analytics
212430: Tester de software; Testador; Testador de jogos; Game tester; Engenheiro de qualidade de software; Testador de aplicativo
412110: Transcritor; Digitação de dados; Auxiliar de cadastro; Assistente de cadastro; Analista de cadastro; Cadastrador; Cadastro de
  produtos; Auxiliar de digitalização; Digitalizador; Preparador de documentos; Indexador; Lançador de notas
415105: Auxiliar de arquivista; Auxiliar de documentação; Controlador de documentos; Documentador; Document controller; Assistente de
  documentação; Guarda de documentos
424105: Recenseador ibge; Entrevistador de pesquisa; Aplicador de questionário; Cliente oculto; Cliente misterioso; Pesquisa eleitoral;
  Mesário; Contador de tráfego; Coletor de preços; Agente de pesquisas e mapeamento
424210: Fiscal de prova; Fiscal de provas; Aplicador de prova; Aplicador de provas; Fiscal do enem; Aplicador enem; Fiscal de sala; Chefe
  de sala; Corretor de redação; Corretor de provas; Fiscal de vestibular
421115 421110: Atendente de bilheteria; Bilheteiro de rodoviária; Vendedor de passagens; Agente de guichê; Caixa de bilheteria; Vendedor
  de ingressos; Operador de bilheteria; Vendedor de passagem; Atendente de rodoviária
413105: Auxiliar de folha; Assistente de folha de pagamento; Dp departamento pessoal; Apontador de ponto; Auxiliar de ponto; Assistente de
  benefícios; Analista de eSocial; Assistente de folha
414205: Apontador de obra; Apontador de horas; Apontador agrícola; Apontador rural; Apontador de usina; Auxiliar de apontamento; Apontador
  de frota; Apontador florestal; Apontador de mina
411005: Boy; Mensageiro de escritório; Ajudante de escritório; Arquivo e digitação; Serviços administrativos; Serviço administrativo;
  Auxiliar interno; Auxiliar externo; Auxiliar de serviços administrativos; Auxiliar de protocolo; Protocolista; Auxiliar de malote;
  Auxiliar administrativo de obra; Assistente administrativo de obras
415205: Entregador de correspondência; Carteiro correios; OTT
415210 519110: Entregador de cartas; Entregador de jornais; Entregador de revista; Entregador de listas; Entregador de boletos
375115: Auxiliar de vitrinista; Montador de vitrine; Montador de vitrines; Manequim vitrine
376410: Modelo de prova; Figuração; Figurante de novela; Elenco; Modelo infantil; Modelo plus size
511405: Guia local; Condutor ambiental; Condutor de trilha; Buggy; Bugueiro; Bugueira; Condutor de buggy; Motorista de buggy; Jipeiro;
  Condutor de rafting; Instrutor de rafting; Guia de mergulho; Vendedor de passeios; Receptivo turístico; Transferista; Condutor de
  quadriciclo; Monitor de passeio; Barqueiro de turismo; Escuna; Marinheiro de escuna
513315: Camareiro de motel; Camareiro de pousada; Camareiro de airbnb; Arrumadeira de motel; Arrumador de quartos; Camareiro líder hotel;
  Faxina airbnb; Limpeza de airbnb; Anfitrião airbnb; Arrumadeira de pousada
422120: Recepcionista de hostel; Night audit; Carregador de malas de hotel; Atendente de pousada; Auxiliar de reservas; Guest relations
519205 519210 519215: Catador de latinha; Catador de sucata; Triador de recicláveis; Triador de resíduos; Separador de lixo; Separador de
  recicláveis; Separador de reciclagem; Ajudante de reciclagem; Triagem de resíduos; Operador de prensa de papelão; Prensista de
  reciclagem; Prensista de papelão; Sucateiro; Ajudante de ferro velho; Desmontador de sucata; Cooperado de reciclagem; Separador de
  sucata; Operador de triagem de resíduos; Operador de enfardadeira; Classificador de sucata; Operador de prensa enfardadeira
514205 514215: Catador de lixo; Gari de varrição; Coletor de resíduos; Bueirista; Limpador de bueiro; Limpeza de rua; Varredor de ruas;
  Auxiliar de limpeza urbana; Auxiliar de coleta de lixo; Operador de varredeira; Varredeira; Coletor hospitalar; Capinador urbano;
  Roçador urbano; Pintor de meio fio; Puxador de lixo; Gari de capina
521135: Posto Ipiranga; Posto Shell; Posto BR; Posto Petrobras; Posto Ale; Posto GNV; Chefe de pista; Gerente de pista; Trocador de óleo de posto; Lavador de posto
141415 520110: Sub gerente; Sub gerente de loja; Vice gerente; Gerente assistente de loja; Gerente trainee de loja
521110: Vendedor de bijuteria; Vendedor de capas de celular; Vendedor de moto; Vendedor de carro usado; Vendedor de peças de moto;
  Vendedor de piso; Vendedor de portas; Vendedor de vidros; Vendedor de gás; Vendedor de pet; Vendedor de remédios; Vendedor de carnes;
  Vendedor de vinhos; Vendedor de chocolates; Vendedor de uniforme; Vendedor de confecção; Vendedor de enxoval; Vendedor de bolos;
  Vendedor de plano odontológico; Vendedor de acessórios; Vendedor de acessórios de celular; Vendedor de sapataria; Vendedor de decoração;
  Vendedor de luminárias; Vendedor de iluminação; Vendedor de instrumentos musicais; Vendedor de jardinagem
517330 517310 517420: Segurança de balada; Segurança de bar; Segurança de casa noturna; Segurança de eventos; Segurança de festa; Segurança de festas;
  Segurança de boate; Segurança de rave; Apoio de segurança; Apoio de segurança evento; Leão de chácara
513505: Ajudante de pastelaria; Ajudante de hamburgueria; Ajudante de açaí; Ajudante de doceria; Ajudante de sorveteria; Ajudante de
  marmitaria; Ajudante de buffet; Ajudante de salgadeira; Ajudante de chapeiro; Ajudante de lancheiro; Ajudante de cozinheira; Auxiliar de
  cozinheira; Auxiliar de chapeiro; Auxiliar de pastelaria; Auxiliar de marmitaria; Auxiliar de buffet
421125: Caixa de hortifruti; Caixa de açougue; Caixa de pizzaria; Caixa de sorveteria; Caixa de lojas; Caixa de drogaria; Caixa de
  shopping; Caixa de mercearia; Caixa de atacado; Caixa de material de construção; Caixa de balada; Caixa de evento; Caixa de eventos;
  Caixa de festa; Caixa de bilheteria de cinema; Caixa de pedágio; Arrecadador; Pedágio
517115: Monitor de piscina; Monitor aquático; Salva-vidas de piscina; Salva-vidas de clube; Salva-vidas de praia
421315: Recuperador de veículos; Localizador de veículos; Recuperador de motos; Recuperador de ativos
784105: Montador de caixinha; Montador de caixinhas; Montador de caixas de papelão; Montador de embalagens; Montador de sacolas; Montador de
  brindes; Montador de cestas; Montador de cestas básicas; Montador de kits de festa; Embalador de brindes; Embalador de doces; Embalador de
  cosméticos; Embalador de peças; Embalador de roupas; Embalador de móveis; Embalador de mudança; Embalador de alimentos; Embalador de pães
354120: Promotor de cartão; Promotor de cartões; Promotor de cartão de crédito; Vendedor de cartão de crédito; Promotor bancário
`
