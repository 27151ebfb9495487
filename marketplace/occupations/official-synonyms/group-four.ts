/** Official synonyms of group 4 of the CBO (administration): a code, and its names after a colon; an indented line goes on. */
export const synonymsOfGroupFour = `
410105: Agente administrativo supervisor; Chefe de escritório; Chefe de expediente - no serviço público; Chefe de
  seção - no serviço público; Chefe de seção de expedição; Chefe de seção de serviços gerais - exclusive no serviço
  público; Chefe de serviço de limpeza; Chefe de serviços de coordenação de contratos; Chefe de setor - exclusive no
  serviço público; Chefe de setor - no serviço público; Encarregado administrativo; Encarregado de escritório -
  exclusive no serviço público; Subencarregado de escritório; Supervisor administrativo de escritório; Supervisor
  administrativo de pessoal; Supervisor administrativo interno; Supervisor de administração; Supervisor de
  administração e arquivo técnico; Supervisor de seção de serviços gerais
410205: Encarregado de almoxarifado; Supervisor de materiais em almoxarifado
410210: Encarregado de câmbio
410220: Chefe de administração patrimonial; Encarregado de ativo fixo; Encarregado de patrimônio; Supervisor de
  ativo fixo
410225: Auxiliar de crédito; Encarregado de crédito e cobrança; Supervisor de cobrança de serviço financeiro, de
  câmbio e controle; Supervisor de crédito
410230: Chefe de orçamento
410235: Encarregado de controle financeiro; Encarregado de tesouraria
411005: Auxiliar administrativo; Auxiliar de compras; Escriturário
411010: Agente administrativo; Assistente administrativo sindical; Assistente de compras; Assistente de escritório;
  Assistente técnico - no serviço público
411040: Auxiliar técnico de seguros
411045: Auxiliar de tráfego de exportação e importação; Conferente de documentação de importação e exportação;
  Conferente de exportação
411050: Agente de microfinanças; Assessor de microcrédito; Assessor de microfinanças; Coordenador de microcrédito
412105: Operador de máquina de escrever
412110: Digitador de terminal; Operador de equipamentos de entrada de dados; Operador de microcomputador
412120: Chefe de digitação; Coordenador de digitação; Encarregado de digitação e operação; Encarregado de serviço de
  digitação; Supervisor de digitação
412205: Chasquil; Estafeta; Mensageiro; Mensageiro interno; Office-boy
413110: Assistente de serviço de contabilidade; Auxiliar contábil; Auxiliar de contas a receber; Auxiliar de
  escrituração fiscal; Auxiliar financeiro; Revisor contábil
414105: Auxiliar de almoxarifado; Conferente de mercadoria; Controlador de almoxarifado; Encarregado de estoque;
  Encarregado de expedição; Estoquista
414110: Auxiliar de armazenamento; Auxiliar de depósito; Fiel de depósito; Operador de movimentação e armazenagem de
  cargas; Sileiro
414115: Fiscal de balanças; Operador de pesagem de matéria prima; Pesador
414205: Anotador de mão-de-obra; Anotador de pessoal; Apontador de obras; Apontador de pessoal; Apropriador de
  mão-de-obra; Controlador de mão-de-obra
414210: Anotador de processo de produção; Anotador de produção; Apontador de campo; Apontador industrial; Conferente
  de controle de produção; Controlador de produção; Controlador de serviços de produção; Encarregado de seção de
  controle de produção
414215: Conferente portuário
415105: Arquivador
415125: Ficharista
415130: Copiador de documentos
415205: Carteiro motorizado; Entregador de correspondências (correios e telégrafos); Mensageiro (correios e
  telégrafos)
415210: Manipulador de correspondências (correios e telégrafos); Manipulador postal; Separador de cargas postais
  (correios e telégrafos); Separador de correspondências (correios e telégrafos)
415215: Ajudante de entregador de publicações; Entregador de assinaturas (jornais e revistas); Entregador de venda
  avulsa (jornais e revistas)
420105: Supervisor de atendimento (caixas e bilheteiros)
420110: Chefe de cobrança; Coordenador de cobrança
420115: Supervisor de arrecadação (apostas e jogos)
420120: Agente de coleta supervisor; Supervisor de coleta
420125: Chefe de recepção; Encarregado de recepção; Líder de recepção
420130: Encarregado de telefonistas
420135: Encarregado de telemarketing; Supervisor de central de atendimento; Supervisor de teleatendimento;
  Supervisor de televendas
421105: Atendente comercial em agência postal; Atendente em agência de correios
421110: Agente operacional de estação
421115: Bilheteiro de circo; Bilheteiro de parques de diversão; Bilheteiro de teatro
421120: Agente de passagens; Agente de reserva de passagens aéreas; Agente de reserva de passagens rodoviárias;
  Agente de venda de passagens; Bilheteiro de agência; Emissor de passagens no transporte rodoviário
421125: Atendente de pedágio; Caixa (supermercado); Caixa de loja; Caixa no comércio; Fiscal de caixa
421205: Caixa lotérico; Operador de caixa lotérico
421210: Auxiliar de apostas; Caixa de turfe; Mensageira; Operador de teleturfe; Vendedor de apostas de turfe
421305: Cobrador pracista; Cobrador viajante; Recuperador externo; Representante de cobrança
421310: Auxiliar de cobrança; Monitor de cobrança; Operador de cobrança; Operador de telecobrança; Recuperador de
  crédito; Recuperador interno
421315: Localizador externo; Notificador
422105: Agente de tráfego; Atendente de clínica veterinária; Atendente de consultório veterinário; Encarregado da
  recepção; Funcionário de setor de informação; Recepcionista atendente; Recepcionista auxiliar de secretária;
  Recepcionista de crediário; Recepcionista de empresa de navegação aérea; Recepcionista telefonista; Recepcionista
  vendedor de passagens aéreas
422110: Atendente de clínica médica; Recepcionista de hospital
422115: Atendente de seguro saúde
422120: Recepcionista caixa
422205: Operador de centro telefônico; Operador de mesa telefônica; Operador de pabx; Telefonista bilíngüe
422210: Operador internacional (telefonia)
422215: Telefonista-líder; Telefonista-monitor
422220: Operador de rádio; Radioperador
422305: Operador de teleatendimento ativo (telemarketing)
422310: Operador de teleatendimento híbrido (telemarketing); Operador de telemarketing (operações híbridas);
  Teleoperador de marketing (híbrido)
422315: Atendente central telemarketing; Atendente de informações (telemarketing); Atendente de telemarketing;
  Operador de atendimento receptivo (telemarketing)
422320: Operador de suporte técnico (telemarketing); Operador de telemarketing bilíngüe; Operador de telemarketing
  especializado; Teleoperador de apoio (telemarketing); Teleoperador de suporte técnico (telemarketing)
423105: Despachante de documentos
423110: Despachante de veículos; Despachante emplacador
424105: Agente de coleta ( censo e pesquisas amostrais); Agente de pesquisa; Entrevistador de campo; Recenseador
424110: Entrevistador de cati (computer assisted telephone interviewing); Entrevistador de mídia
424120: Coletador de preços; Pesquisador de preços
424125: Técnico em estatística (escriturário)
`
