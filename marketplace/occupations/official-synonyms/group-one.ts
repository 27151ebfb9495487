/** Official synonyms of group 1 of the CBO (managers and directors): a code, and its names after a colon; an indented line goes on. */
export const synonymsOfGroupOne = `
111320: Juiz do tribunal regional do trabalho
111325: Desembargadores; Juiz de alçada; Juiz de direito de primeira instância
111330: Juiz do tribunal regional federal
111340: Juiz dos tribunais militares estaduais
111405: Conselheiro (diplomacia); Coordenador do serviço público federal; Coordenador geral do serviço público
  federal; Gerente do serviço público federal; Ministro (diplomacia); Secretário (diplomacia); Secretário de estado
  (serviço público federal); Subsecretário de estado (serviço público federal)
111410: Chefe do serviço público estadual e distrital; Coordenador do serviço público estadual e distrital;
  Funcionário público estadual e distrital superior; Gerente do serviço público estadual e distrital; Secretário
  estadual e distrital (serviço público estadual e distrital)
111415: Chefe de gabinete do serviço público municipal; Diretor de departamento do serviço público municipal;
  Diretor de divisão do serviço público municipal; Funcionário público municipal superior; Secretário municipal
  (serviço público municipal)
113005: Tuxaua
113015: Líder quilombola
114105: Dirigente partidário; Dirigente político; Líder partidário
114205: Diretor de sindicato de trabalhadores
114210: Diretor de sindicato patronal
114305: Coordenador de entidade religiosa; Diretor de entidade religiosa; Gestor de entidade religiosa
114405: Dirigente de organização de desenvolvimento cultural; Dirigente de organização de proteção ao meio ambiente;
  Dirigente de organização filantrópica; Dirigente de organização humanitária
122105: Diretor de produção na agropecuária
122115: Diretor de produção em empresa florestal
122205: Diretor de produção em utilidades; Diretor de produção na indústria de transformação; Diretor de produção na
  mineração; Superintendente de operações industriais
122305: Diretor de contratos de obras pública e civil; Diretor de obras pública e civil; Diretor de produção de
  obras pública e civil; Superintendente de contratos de operações de obras pública e civil
122520: Consultor em turismo (turismólogo); Gestor em turismo (turismólogo); Planejador de turismo (turismólogo)
122605: Coordenador geral de operações de correios; Diretor de correios
122610: Diretor de gestão portuária; Gerente de terminal em operações de armazenamento
122615: Diretor de operações de radiodifusão; Diretor regional (telecomunicações)
122620: Diretor de logística em operações de transportes
122705: Diretor adjunto comercial em operações de intermediação financeira; Diretor de plataforma em operações de
  intermediação financeira; Diretor regional em operações de intermediação financeira
123105: Superintendente administrativo
123110: Superintendente administrativo e financeiro
123115: Superintendente de finanças; Superintendente financeiro
123205: Diretor de capital humano
123305: Diretor de vendas; Diretor geral de vendas; Vice-presidente comercial; Vice-presidente de vendas
123405: Diretor de compras; Diretor de logística e de suprimentos
123605: Diretor de informática; Diretor de tecnologia; Diretor de tecnologia da informação
123705: Diretor de tecnologia (pesquisa e desenvolvimento); Diretor técnico (pesquisa e desenvolvimento);
  Superintendente de desenvolvimento de produtos e processos
123805: Diretor de operações e manutenção
131105: Diretor de biblioteca; Diretor de museu; Diretor de organização social e interesse público; Diretor de
  relações interinstitucionais; Diretor executivo de instituições culturais; Superintendente de relações
  institucionais
131110: Diretor de osip (organização social de interesse público)
131115: Administrador de instituições culturais; Coordenador de eventos; Coordenador executivo; Gerente de
  departamento de planejamento e pesquisa; Gerente de divisão de pesquisas e análise; Gerente de ong (organização
  não-governamental); Gerente de planejamento e estatística; Superintendente de seção de estudos e programação;
  Superintendente de seção de estudos especiais
131120: Chefe de serviço de pesquisa e estatística; Coordenador de projetos sociais; Diretor de futebol; Gerente de
  pesquisas no ibge (instituto brasileiro de geografia e estatística)
131205: Diretor clínico; Diretor de departamento de saúde; Diretor de departamento médico; Diretor de serviços
  médicos; Diretor de unidade de saúde; Diretor de unidade hospitalar; Diretor médico-hospitalar; Diretor técnico de
  unidade hospitalar
131210: Administrador de ambulatório; Chefe de serviços de saúde; Gerente da área de saúde mental; Gerente de
  ambulatório; Gerente de apoio e diagnóstico de saúde; Gerente de programas de saúde; Gerente de pronto-socorro
131305: Diretor de centro de educação infantil (creche e pré-escola) privado; Diretor de centro de formação
  profissional privado; Diretor de escola privada; Diretor de estabelecimento de ensino fundamental privado; Diretor
  de estabelecimento de ensino médio privado; Diretor de estabelecimento de ensino superior privado; Diretor de
  unidade integrada de pré-escola privada; Subdiretor de ensino privado
131310: Diretor de centro de educação infantil público; Diretor de centro de ensino especial público; Diretor de
  centro de ensino médio profissionalizante público; Diretor de centro de ensino médio público; Diretor de centro de
  ensino supletivo público; Diretor de colégio público; Diretor de escola de classe pública; Diretor de escola
  pública; Vice-diretor de centro de educação infantil público; Vice-diretor de centro de ensino fundamental
  público; Vice-diretor de centro de ensino médio público; Vice-diretor de centro de ensino médio,
  profissionalizante público; Vice-diretor de centro de ensino supletivo público; Vice-diretor de escola de classe
  pública; Vice-diretor de escola pública; Vice-diretor de grupo escolar público
131315: Chefe de departamento em escolas privadas; Gerente de apoio educacional em escolas privadas; Gerente de
  centro de formação profissional em escolas privadas
141110: Coordenador de produção de madeira; Gerente de departamento florestal; Gerente operacional florestal
141115: Gerente de produção na agropecuária; Gerente operacional na agropecuária
141120: Administrador de empresas de pesca; Gerente de empresa de pesca; Gerente de frota pesqueira
141205: Banguezeiro - empregador; Banguezista - empregador; Cervejeiro - empregador; Correeiro - empregador;
  Correiro - empregador; Corrieiro - empregador; Gerente de departamento de fabricação; Gerente de departamento
  industrial; Gerente de fábrica; Gerente de manufatura; Gerente de montagem; Gerente de processos; Gerente de
  produção; Gerente de unidade de fabricação; Joalheiro - na fabricação - empregador; Lombilheiro - empregador;
  Marmorista - exclusive na extração - empregador; Marmorista - na extração - empregador; Proprietário de areal -
  empregador; Proprietário de pedreira - empregador; Proprietário de porto de areia - empregador; Proprietário de
  saibreira - empregador; Proprietário de salina - empregador; Salineiro (empregador); Salineiro - empregador;
  Salineiro - na extração - empregador; Sócio-proprietário de areal - empregador; Sócio-proprietário de pedreira -
  empregador; Sócio-proprietário de porto de areia - empregador; Sócio-proprietário de saibreira - empregador
141305: Coordenador de obras (construção civil); Gerente de empresas de construção civil; Gerente de obras
  (construção civil)
141405: Alheiro (comércio atacadista); Antiquário (comércio atacadista); Arborário; Armarinheiro (comércio
  atacadista); Armazenário (comércio atacadista); Armeiro (comércio atacadista); Arrombador (comércio de gado);
  Arrombador - no comércio de gado - empregador; Atacadista; Boiadeiro (comércio de gado); Boiadeiro - no comércio
  de gado - empregador; Boieiro; Comissário de café; Distribuidor de fumo; Distribuidor de revistas; Exportador -
  empregador; Grossista; Importador; Madeireiro (comércio atacadista); Negociante (comércio atacadista )
141410: Adegueiro; Adeleiro (comércio varejista); Alfarrabista (comércio varejista); Alheiro (comércio varejista);
  Armazenário (comércio varejista); Armeiro (comércio varejista); Arrozeiro (comércio); Aviador (comércio
  varejista); Bacalhoeiro; Baiuqueiro; Baleiro (exclusive no comércio ambulante); Barraconista; Bazareiro;
  Beiradeiro; Belchior; Bibliopola; Bodegueiro; Bricabraquista; Bricabraquista - empregador; Cacaulista; Cantineiro
  (comércio varejista); Carniceiro; Carvoeiro (comércio varejista); Charcuteiro (comércio varejista); Charcuteiro -
  no comércio - conta própria; Charqueador (comércio varejista); Charuteiro (comércio varejista); Chumbeiro
  (comércio varejista); Cuteleiro (comércio varejista); Diamantário (comércio varejista); Doceiro (exclusive no
  comércio ambulante); Dono de lavanderia automática - conta própria; Droguista (comércio varejista); Ervanário
  (comércio varejista); Ferrageiro (comércio varejista); Florista (comércio varejista); Fornecedor; Fruteiro
  (comércio varejista); Geleiro; Gerente de box de mercado público; Gerente de carrocerias (vendas a varejo);
  Gerente de casa de peixe; Herborista (comércio varejista); Inspetor geral (comércio de mercadorias a varejo);
  Inspetor regional (comércio de mercadorias a varejo); Joalheiro (comércio varejista); Lenheiro ( comércio
  varejista); Livreiro (comércio varejista); Locador (serviços de diversões); Locador de animais para lazer; Locador
  de bicicletas para lazer; Locador de bóia para lazer; Locador de cadeira para festa; Locador de caiaque para
  lazer; Locador de eletrodomésticos; Locador de mesas para festa; Locador de patins para lazer; Locador de
  pedalinho para lazer; Locador de televisão; Lojista (comércio varejista); Madeireiro (comércio varejista); Maleiro
  (comércio varejista ); Merceeiro; Muladeiro (comércio varejista); Mulandeiro; Negociante (comércio varejista -
  empregador); Negociante (comércio varejista); Papeleiro (comércio varejista); Peixeiro (comércio varejista);
  Peleteiro (comércio varejista); Proprietário de casa funerária (comércio varejista); Proprietário de lavanderia;
  Proprietário de lavanderia automática (comércio varejista); Proprietário de loja (comércio varejista);
  Proprietário de pebolim (comércio varejista); Proprietário de sinuquinha (comércio varejista); Proprietário de
  totó (comércio varejista); Quitandeiro (comércio varejista); Relojoeiro (comércio varejista); Sapateiro (comércio
  varejista); Sorveteiro (comércio varejista); Tintureiro lavagem de roupas (comércio varejista); Vidraceiro
  (comércio varejista); Vidraceiro de quadros e molduras (comércio varejista)
141415: Gerente de balconista; Gerente de empresas comerciais; Gerente de papelaria; Gerente de posto de venda;
  Gerente de supermercado; Gerente de utilidades (operações comerciais); Gerente de varejo; Subgerente de loja
  (operações comerciais)
141420: Gerente de serviços de oficina (assistência técnica); Gerente de serviços e peças; Proprietário de oficina
  mecânica; Subgerente de oficina (assistência técnica)
141505: Administrador (serviço de hospedagem); Administrador de camping; Dono de hotel - conta própria; Gerente de
  apart hotel; Gerente de ecoresort; Gerente de estância; Gerente de hotel fazenda; Gerente de hotel residencial;
  Gerente de resort; Gerente de termas; Proprietário - nos serviços de alojamento - empregador; Proprietário de
  hotel - conta própria; Proprietário de hotel - empregador; Sócio-proprietário - nos serviços de hospedagem -
  empregador; Sócio-proprietário de hotel - conta-própria; Sócio-proprietário de hotel - empregador;
  Sócio-proprietário de motel - empregador; Subgerente de hotel; Tecnólogo em hotelaria
141510: Administrador de refeitório; Administrador de restaurante; Assistente de direção de restaurante; Coordenador
  de restaurante; Coordenador de vendas (restaurante); Gerente de cantina; Proprietário - nos serviços de
  alimentação - empregador; Proprietário no serviço de alimentação - conta própria; Sócio proprietário - no serviço
  de alimentação - conta própria; Sócio proprietário - no serviço de alimentação - empregador; Sócio proprietário de
  restaurante - empregador; Subgerente de restaurante
141515: Gerente de salão de café; Proprietário de bar - empregador; Proprietário de bar, lanchonete, restaurante -
  conta própria; Proprietário de lanchonete - empregador; Sócio proprietário de bar, lanchonete - conta própria;
  Sócio proprietário de lanchonete - empregador
141520: Dono de pensão - conta própria; Dono de pensão - empregador; Estalageiro; Gerente de albergue; Gerente de
  pensionato; Proprietário de pensão - conta própria; Sócio proprietário de pensão; Sócio proprietário de pensão -
  conta própria
141525: Gerente de operações de turismo; Gerente de produtos de turismo; Tecnólogo em gestão de turismo
141605: Agente de navio - no transporte marítimo; Encarregado de operação de porto; Gerente de frota; Gerente de
  operações e transportes; Gerente de tráfego; Gerente de transportes; Gerente técnico operacional de transporte
141610: Gerente de correio expresso - internacional; Gerente de encomendas nas operações de correios e
  telecomunicações; Gerente de operações e manutenção nos sistemas de correios e telecomunicações; Gerente técnico
  nas operações de correios e telecomunicações
141615: Gerente de armazém; Gerente de distribuição de mercadorias; Gerente de movimentação de materiais; Gerente de
  recebimento e expedição de materiais
141715: Administrador de carteiras de câmbio e comércio exterior; Gerente de administração de carteiras de câmbio e
  comércio exterior
141720: Gerente de administração de carteiras de crédito e cobrança
141725: Administrador de carteiras de crédito imobiliário
142105: Gerente administrativo e financeiro; Gerente de sistemas e métodos administrativos
142110: Gerente de riscos e seguros; Gerente de seguros; Gestor de riscos
142115: Gerente de administração financeira; Gerente de finanças; Gerente de operações financeiras
142120: Tecnólogo em gestão de cooperativas; Tecnólogo em gestão pública
142205: Coordenador de rh; Gerente de planejamento de salários e benefícios; Gerente de relações de recursos
  humanos; Gerente de relações humanas; Gerente de relações industriais
142210: Administrador de pessoal; Coordenador de administração de pessoal; Gerente de administração de pessoal;
  Gerente de divisão de pessoal; Gerente de setor de pessoal; Gerente de sistemas administrativos de pessoal
142305: Gerente de divisão comercial; Gerente técnico comercial
142310: Gerente de assuntos corporativos; Gerente de comunicação corporativa; Gerente de comunicação social; Gerente
  de relações corporativas; Gerente de relações públicas
142315: Gerente de coordenação de marketing; Gerente de departamento de marketing; Gerente de marketing e vendas;
  Gerente de produtos
142320: Gerente de departamento de vendas; Gerente de exportação; Gerente de mercado; Gerente geral de vendas;
  Gerente nacional de vendas
142325: Especialista de comunicação em relações públicas; Profissional de relações públicas
142335: Analista de informações de mercado; Analista de marketing; Analista de mercado
142340: Ombudsman
142405: Administrador de compras; Gerente de materiais; Gerente de planejamento de compras; Gerente geral de
  compras; Gerente nacional de compras
142415: Administrador de materiais
142505: Gerente de infra-estrutura de tecnologia da informação; Gerente de teleprocessamento
142535: Tecnólogo em gestão de sistema de informação
142605: Chefe de desenvolvimento de novos produtos; Gerente de desenvolvimento (tecnologia); Gerente de divisão de
  desenvolvimento de novos produtos; Gerente de estudos e projetos; Gerente de pesquisa (tecnologia); Gerente de
  pesquisas tecnológicas; Gerente de planejamento e novos projetos; Gerente de projeto de pesquisa
142610: Blender (cigarros); Flavourist (cigarros); Flavourista (cigarros)
142705: Coordenador de projetos de manutenção; Coordenador de serviços de manutenção; Gerente de serviço de
  manutenção
142710: Tecnólogo em saúde
`
