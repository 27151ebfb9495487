/**
 * Offices: administration, people, secretaries, logistics desks and archives. Codes of the CBO, the likeliest first, and
 * what people call them.
 */
export const officeNames = `
411010 411005: Auxiliar administrativo; Assistente administrativo; Assistente de escritório; Agente administrativo;
  Assistente operacional; Auxiliar de backoffice; Backoffice; Assistente de back office
412205 411005: Auxiliar de escritório; Office boy; Office girl; Estafeta
412205: Contínuo
411010 252105 351305: Analista administrativo
351305: Técnico administrativo; Técnico em administração
252105: Administrador de empresas; Administrador
410105: Coordenador administrativo; Supervisor administrativo; Encarregado administrativo; Líder administrativo
142105: Gerente administrativo
142105 142115: Gerente administrativo financeiro
411030 411010 252405: Auxiliar de RH; Assistente de RH; Auxiliar de recursos humanos; Assistente de recursos humanos
252405: Analista de RH; HR analyst; Analista de recursos humanos; Analista de gente e gestão; Business partner de RH; People analyst; HRBP; BP de RH; RH BP; BP RH;
  Analista de treinamento e desenvolvimento; Analista de benefícios; Analista de cargos e salários; Analista de
  remuneração; People analytics; Consultor de RH; Consultor de recursos humanos; Consultoria de RH
252405 351315: Recrutador; Recruiter; Tech recruiter; Analista de recrutamento e seleção; Talent acquisition;
  Headhunter; Selecionador de pessoal; Recrutamento; Recrutamento e seleção; Seleção de pessoas; Assistente de recrutamento e seleção
411030 413105: Auxiliar de departamento pessoal; Assistente de departamento pessoal; Auxiliar de DP; Assistente de
  DP; Auxiliar de pessoal
413105: Analista de departamento pessoal; Analista de DP; Analista de folha; Analista de folha de pagamento
142205: Coordenador de RH; Gerente de RH; Gerente de recursos humanos; Supervisor de RH
142210: Gerente de departamento pessoal; Coordenador de departamento pessoal
123205: Diretor de RH
422105: Recepcionista; Recepção; Atendente de recepção; Auxiliar de recepção; Receptionist
422105 422120: Recepcionista bilíngue
422110 422105: Recepcionista de clínica; Recepcionista hospitalar; Secretária de consultório; Recepcionista de
  consultório; Recepcionista de dentista; Recepcionista de academia; Recepcionista de laboratório
422205: Telefonista; Central telefônica
351505 252305 411010: Secretário; Secretário administrativo; Secretário escolar; Auxiliar de secretaria
252305 252310: Secretário executivo; Secretário executivo bilíngue; Secretário executivo trilíngue; Assistente executivo; Executive assistant;
  Assistente de diretoria; Secretário de diretoria
252305 351505 411010: Assistente pessoal; Personal assistant; Assistente virtual; Virtual assistant; Secretário remoto
415105 261305: Arquivista; Auxiliar de arquivo; Técnico de arquivo
412110: Digitador; Digitalizador de documentos; Auxiliar de digitação
414105: Auxiliar de almoxarifado; Almoxarife; Auxiliar de almoxarife; Assistente de almoxarifado
414125 414105 414110: Auxiliar de estoque; Estoquista; Conferente de estoque; Controlador de estoque; Separador de
  mercadorias; Separador; Picking; Auxiliar de separação; Auxiliar de depósito; Warehouse assistant; Warehouse worker; Auxiliar de armazém
414140: Auxiliar de logística; Auxiliar de galpão; Assistente de logística; Operador logístico; Auxiliar de operações logísticas;
  Auxiliar logístico
252715: Analista de logística; Consultor de logística; Analista de supply chain; Supply chain; Analista de transportes
252725: Analista de estoque; Analista de inventário
410240 141615: Coordenador de logística; Supervisor de logística; Encarregado de logística; Líder de logística
141615: Gerente de logística; Gerente de supply chain
414215 414120: Conferente; Auxiliar de inventário; Conferente de mercadorias; Conferente de carga; Conferente de recebimento; Conferente de
  expedição
414135: Auxiliar de expedição; Expedidor; Assistente de expedição
414205 414210: Apontador de obras; Apontador
354205: Comprador; Auxiliar de compras; Assistente de compras; Analista de compras; Buyer; Analista de suprimentos;
  Analista de procurement; Comprador júnior
354210: Supervisor de compras; Coordenador de compras
142405: Gerente de compras
142410: Gerente de suprimentos
415205 421105: Carteiro; Agente de correios; Atendente de correios
411025 351405: Auxiliar de cartório; Atendente de cartório; Escrevente de cartório
423105 423110: Despachante; Despachante documentalista; Despachante de trânsito
424105 424110 424115: Recenseador; Entrevistador; Pesquisador de campo; Agente censitário; Pesquisador de mercado
411010 252105: Agente de licitação; Analista de licitação; Auxiliar de licitação; Analista de contratos; Assistente
  de contratos
413115: Auxiliar de faturamento; Faturista; Analista de faturamento; Assistente de faturamento; Faturista hospitalar
142140: Gestor de facilities; Facilities; Analista de facilities; Coordenador de facilities
142105 410105: Office manager
354305 411045: Auxiliar de importação; Analista de importação; Analista de exportação; Analista de comércio
  exterior; Comércio exterior; Comex; Assistente de comércio exterior
342210: Despachante aduaneiro
411010: Fiscal de contrato
510110: Síndico; Síndico profissional; Administrador de condomínios; Gestor de condomínio
252105 142520: Analista de planejamento; PMO; Analista de PMO
411010 413225: Servidor público; Agente público; Escriturário
412205 422120: Mensageiro
519940: Leiturista
142340: Ouvidor; Ombudsman
411010 411005 413110: Auxiliar administrativo financeiro; Assistente administrativo financeiro
411010 252105: Analista de Excel; Assistente de Excel
`
