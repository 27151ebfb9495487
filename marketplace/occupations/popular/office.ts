/** What people call the occupations of offices, finance, law and management; the key is the CBO title. */
export const office = {
  'Assistente administrativo':
    'auxiliar administrativo, aux adm, assistente adm, assistente administrativa, administrativo, office assistant, assistente de escritório, analista administrativo, auxiliar de administração, administrative assistant, apoio administrativo, agente administrativo, assistente de operações, assistente de projetos, back office, backoffice, assistente de logística administrativa, jovem administrativo',
  'Auxiliar de escritório':
    'auxiliar de escritório, escriturário, ajudante administrativo, auxiliar de arquivo, auxiliar de secretaria, auxiliar de cadastro, assistente de cadastro, jovem aprendiz administrativo, aprendiz administrativo, menor aprendiz, jovem aprendiz',
  'Auxiliar de pessoal':
    'auxiliar de departamento pessoal, departamento pessoal, dp, auxiliar de dp, assistente de departamento pessoal, auxiliar de rh, assistente de rh, assistente de recursos humanos, auxiliar de recursos humanos',
  'Analista de folha de pagamento':
    'analista de departamento pessoal, analista de dp, analista de folha, folha de pagamento',
  'Analista de recursos humanos':
    'rh, analista de rh, recursos humanos, recrutador, tech recruiter, recruiter, analista de recrutamento e seleção, business partner, hrbp, analista de treinamento, analista de gente e gestão, people analyst, analista de cargos e salários',
  'Agente de recrutamento e seleção':
    'recrutamento e seleção, assistente de recrutamento, selecionador, talent acquisition',
  'Gerente de recursos humanos': 'gerente de rh, coordenador de rh, head de rh, supervisor de rh, hr manager',
  'Gerente de departamento pessoal': 'gerente de dp, coordenador de dp, supervisor de departamento pessoal',
  'Auxiliar de contabilidade':
    'auxiliar contábil, assistente contábil, contabilidade, auxiliar fiscal, assistente fiscal, escrita fiscal',
  'Técnico de contabilidade': 'técnico em contabilidade, técnico contábil, analista fiscal',
  Contador:
    'contador, analista contábil, contabilista, accountant, controller, coordenador contábil, analista de controladoria, controladoria',
  'Auditor (contadores e afins)': 'auditor, auditor contábil, auditor interno, auditoria, auditor externo',
  'Auxiliar de faturamento':
    'faturista, auxiliar de faturamento, analista de faturamento, faturamento, faturista hospitalar',
  'Tesoureiro de banco':
    'tesoureiro, tesouraria, auxiliar de tesouraria, auxiliar financeiro, assistente financeiro, contas a pagar, contas a receber, financeiro, auxiliar de contas a pagar',
  'Gerente financeiro': 'gerente financeiro, coordenador financeiro, financial manager, supervisor financeiro',
  'Diretor financeiro': 'cfo, diretor financeiro',
  'Economista financeiro':
    'analista financeiro, financial analyst, analista de investimentos, analista de tesouraria, analista de crédito, analista de planejamento financeiro, fp&a',
  'Caixa de banco': 'bancário, caixa de banco, caixa bancário, atendente de banco',
  'Escriturário de banco': 'escriturário, bancário, agente comercial de banco, assistente bancário',
  'Recepcionista, em geral':
    'recepcionista, recepção, receptionist, recepcionista bilíngue, recepcionista de academia, atendente de recepção, hostess, recepcionista de eventos, auxiliar de recepção, secretária recepcionista',
  'Recepcionista de consultório médico ou dentário':
    'secretária de consultório, atendente de consultório, recepcionista de clínica, recepcionista hospitalar, secretária de clínica, atendente de clínica, recepcionista de consultório',
  'Recepcionista de hotel':
    'recepcionista de hotel, front desk, recepcionista de pousada, night auditor, mensageiro de hotel',
  'Secretária(o) executiva(o)':
    'secretária, secretário, secretária executiva, assistente executiva, executive assistant, secretariado',
  'Técnico em secretariado':
    'secretária, técnico em secretariado, secretária escolar, secretário escolar, auxiliar de secretaria escolar',
  Administrador:
    'administrador, administrador de empresas, trainee, gestor, administração, analista de gestão, business administrator',
  'Gerente administrativo':
    'gerente administrativo, gerente, coordenador administrativo, office manager, gerente geral, encarregado administrativo',
  'Supervisor administrativo':
    'supervisor administrativo, encarregado administrativo, líder administrativo, coordenador de escritório',
  Contínuo: 'office boy, office girl, contínuo, mensageiro, boy, auxiliar de serviços externos',
  Digitador: 'digitador, data entry, digitação, auxiliar de digitação',
  'Arquivista de documentos': 'arquivista, auxiliar de arquivo, arquivo, digitalizador de documentos',
  Advogado:
    'advogada, advogado, lawyer, advogado trabalhista, advogado tributarista, advogado júnior, direito, estágio em direito, jurídico, analista jurídico',
  'Auxiliar de serviços jurídicos': 'paralegal, assistente jurídico, auxiliar jurídico, estagiário de direito',
  'Despachante documentalista': 'despachante, despachante documentalista',
  'Despachante de trânsito': 'despachante de trânsito, despachante de veículos, detran',
  'Vistoriador veicular': 'vistoriador, vistoriador de veículos',
  'Analista de compliance': 'compliance, analista de compliance, analista de governança',
  'Analista de riscos': 'analista de riscos, gestão de riscos, analista de prevenção a fraudes, risk analyst',
  'Analista de pesquisa de mercado':
    'pesquisa de mercado, analista de inteligência de mercado, analista de mercado, pricing, analista de pricing',
  'Entrevistador de pesquisa de opinião e mídia': 'pesquisador, pesquisador de campo, entrevistador, recenseador',
  'Relações públicas': 'relações públicas, rp, public relations',
  Ouvidor: 'ouvidor, ouvidoria, ombudsman',
  Tradutor: 'tradutor, tradutora, translator, tradutor de inglês',
  'Intérprete de língua de sinais': 'intérprete de libras, libras, tradutor de libras',
  Bibliotecário: 'bibliotecária, bibliotecário, auxiliar de biblioteca',
  'Técnico em segurança do trabalho':
    'técnico de segurança do trabalho, tst, técnico de segurança, segurança do trabalho, tec seg trabalho',
  'Engenheiro de segurança do trabalho': 'engenheiro de segurança, engenheiro de segurança do trabalho',
  'Administrador de edifícios': 'síndico, síndico profissional, gerente predial, administrador de condomínios',
  Economista: 'economista, economia, economist',
  'Analista de logistica':
    'analista de logística, logística, supply chain, analista de supply chain, analista de transportes, analista de pcp, planejamento logístico',
  'Analista de gestão de estoque':
    'analista de estoque, controle de estoque, analista de inventário, assistente de estoque',
  'Agente de microcrédito':
    'agente de crédito, analista de microcrédito, promotor de crédito, consultor de empréstimo, vendedor de consignado',
} as const
