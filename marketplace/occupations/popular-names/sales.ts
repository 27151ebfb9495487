/**
 * Selling, shops, cash desks and customers on the telephone. Codes of the CBO, the likeliest first, and what people call
 * them.
 */
export const salesNames = `
422105 410225 521110: Crediarista; Atendente de crediário; Consultor de crediário; Crediário
521110 354125: Vendedor; Seller; Vendas; Vendedor de loja; Vendedor interno; Consultor de vendas; Atendente de vendas;
  Auxiliar de vendas; Vendedor balconista; Salesperson; Vendedor de shopping; Vendedor de roupas; Vendedor de
  calçados; Vendedor de móveis; Vendedor de celular; Vendedor de perfumaria; Vendedor de materiais de construção;
  Vendedor de autopeças; Vendedor de veículos; Vendedor de carros; Operador de loja; Operador de vendas
354145 524105 354705: Vendedor externo; Vendedor pracista; Representante de vendas; Vendedor porta a porta; Porta a porta; PAP; Vendas porta a porta;
  Consultor externo; Consultor de vendas externas; Consultor de vendas externo; Vendas externas; Executivo de vendas; Consultor comercial externo
354125 354135 354120: Consultor comercial; Assistente comercial; Auxiliar comercial; Analista comercial; Analista de
  vendas; Executivo comercial; Assistente de vendas; Inside sales; Consultor de negócios
354120 253225 253215: Executivo de contas; Account executive; Key account; Key account manager; Gerente de contas; Account manager;
  Closer; KAM; Gerente de relacionamento; Farmer; Executivo de negócios
354120 354125 422305: SDR; BDR; Pré-vendas; Pré-vendedor; Hunter; Sales development representative; Prospector;
  Prospectador de clientes
354705: Representante comercial; Representante; Representante autônomo; RCA; Agente comercial
524305: Vendedor ambulante; Camelô; Ambulante; Vendedor de rua
524105: Vendedor autônomo; Revendedor; Consultor de beleza; Sacoleiro
521105: Vendedor atacadista; Vendedor de atacado
524205: Feirante
524210: Jornaleiro
524310: Pipoqueiro
524315: Baiana do acarajé
521110 521140 521130: Balconista; Atendente de balcão; Balconista de loja
521130: Balconista de farmácia; Atendente de farmácia; Atendente de drogaria
513435 521140: Balconista de padaria; Atendente de padaria
521140 848510: Balconista de açougue; Atendente de açougue
521140 521110: Atendente; Atendente de loja; Atendente de mercado; Atendente de supermercado; Auxiliar de loja;
  Atendente ao público; Atendimento ao público; Auxiliar de supermercado
421125: Operador de caixa; Caixa; Caixa de supermercado; Caixa de loja; Atendente de caixa; Auxiliar de caixa;
  Frente de caixa; Cashier; Operador de check-out; Caixa de restaurante; Caixa de farmácia
420105: Fiscal de caixa; Supervisor de caixa; Líder de caixa; Encarregado de frente de caixa
421110 421115 511220: Bilheteiro
421115: Bilheteiro de cinema
521125: Repositor; Repositor de mercadorias; Repositor de supermercado; Repositor de hortifrúti; Auxiliar de
  reposição; Abastecedor de gôndola; Reposição
521115 354130: Promotor de vendas; Promotor; Promotor de merchandising; Promotor repositor; Promotor de eventos;
  Degustador de supermercado; Promoter de vendas
521120 521115: Demonstrador; Demonstrador de produtos; Panfleteiro; Panfletagem; Divulgador
784105: Empacotador; Embalador de supermercado; Pacoteiro
521135: Frentista; Frentista de posto; Atendente de posto; Caixa de posto de gasolina
517425: Fiscal de loja; Prevenção de perdas; Fiscal de prevenção de perdas; Fiscal de prevenção; Agente de prevenção
  de perdas; Auxiliar de prevenção de perdas
375115 375110: Vitrinista; Visual merchandiser; Visual merchandising
141415 520110: Gerente de loja; Gerente de posto; Gerente de posto de gasolina; Gerente de posto de combustível; Gerente de farmácia; Store manager; Gerente de supermercado; Subgerente de loja; Subgerente; Líder de loja; Encarregado
  de loja; Supervisor de loja; Coordenador de loja; Trainee de loja
142105 141415 142320: Gerente; Gestor
520110: Encarregado de setor; Encarregado de mercearia; Encarregado de hortifrúti; Chefe de seção; Líder de setor
142305: Gerente comercial; Gestor comercial; Sales manager
142320 520110: Gerente de vendas; Coordenador de vendas; Coordenador comercial; Supervisor comercial; Head de vendas
520110: Supervisor de vendas; Líder de vendas; Chefe de vendas
123305: Diretor comercial
354605: Corretor de imóveis; Corretor; Vendedor de imóvel; Consultor imobiliário; Agente imobiliário; Captador de imóveis
354505 354120: Corretor de seguros; Vendedor de seguros; Vendedor de consórcio; Consultor de seguros; Vendedor de
  plano de saúde; Agente de seguros
422310 422315 422305 422210: Atendente de telemarketing; Operador de telemarketing; Telemarketing; Call center;
  Operador de call center; Atendente de call center; Agente de atendimento; Operador de teleatendimento;
  Teleatendente; Teleoperador; Representante de atendimento; Atendente de contact center; Operador de atendimento
422305 422310: Operador de telemarketing ativo; Operador de televendas; Televendas; Vendedor de telemarketing;
  Telemarketing ativo; Vendedor por telefone
422315 422310: Operador de SAC; SAC; Atendente de SAC; Telemarketing receptivo; Atendimento ao cliente; Assistente
  de atendimento; Auxiliar de atendimento; Atendente online; Atendente de chat; Customer service; Customer support;
  Analista de suporte ao cliente; Analista de atendimento; Analista de relacionamento com o cliente; Atendente de
  WhatsApp
354120 142330: Customer success; Analista de sucesso do cliente; CS; Customer experience; Analista de customer
  success; Gerente de sucesso do cliente; Customer success manager
420135: Supervisor de telemarketing; Supervisor de call center; Supervisor de atendimento; Coordenador de
  atendimento; Líder de atendimento
422335: Monitor de qualidade de atendimento; Monitor de call center
421310 421305 422305: Cobrador; Operador de cobrança; Assistente de cobrança; Agente de cobrança; Negociador de
  cobrança; Auxiliar de cobrança; Recuperador de crédito
511215: Cobrador de ônibus
142355: Operador de e-commerce; Analista de e-commerce; Analista de marketplace; Auxiliar de e-commerce; Assistente
  de e-commerce; E-commerce; Vendedor online; Gestor de e-commerce
141410: Comerciante; Lojista; Dono de loja; Empreendedor; Empresário; Microempreendedor
354405: Leiloeiro
521110: Florista; Atendente de floricultura
521110: Livreiro; Vendedor de livraria
421205: Atendente de lotérica; Operador de lotérica; Caixa de lotérica
521110 322305: Consultor óptico; Vendedor de ótica; Óptico
141410: Franqueado; Sócio
521135: Frentista caixa
524105: Revendedora Avon; Consultora Avon; Consultora Natura; Revendedora Natura; Consultora Mary Kay; Revendedora
  Mary Kay; Consultora Boticário; Revendedora Boticário; Consultora Eudora; Revendedora Eudora; Consultora Jequiti; Revendedora
  Jequiti; Consultora Hinode; Revendedora Hinode; Consultora Racco; Revendedora Racco; Consultora Tupperware; Revendedora
  Tupperware; Consultora Herbalife; Revendedora Herbalife; Consultora Rommanel; Revendedora Rommanel; Consultora Avon e Natura; Mascate
524205: Ajudante de feira; Auxiliar de feirante; Ajudante de feirante
524305: Vendedor de coco; Vendedor de água; Vendedor de balas
`
