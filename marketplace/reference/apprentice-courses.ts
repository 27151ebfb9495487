import { type CodeOf, itemTable } from './code-table.ts'

/**
 * Areas of the apprenticeship programme (Lei 10.097/2000; catalogue CONAP of the Ministry of Labour; lookup
 * apprenticeCourses).
 */
export const apprenticeCourses = itemTable({
  administracao: 'Administração',
  'assistente-administrativo': 'Assistente administrativo',
  'arco-ocupacional-administrativo': 'Arco ocupacional administrativo',
  'auxiliar-de-producao': 'Auxiliar de produção',
  'alimentacao-e-gastronomia': 'Alimentação e gastronomia',
  'atendimento-e-telesservicos': 'Atendimento e telesserviços',
  'auxiliar-de-logistica': 'Auxiliar de logística',
  agropecuaria: 'Agropecuária',
  bancario: 'Bancário',
  'comercio-e-varejo': 'Comércio e varejo',
  'comunicacao-e-marketing': 'Comunicação e marketing',
  'construcao-civil': 'Construção civil',
  'confeccao-e-vestuario': 'Confecção e vestuário',
  educacao: 'Educação',
  eletricidade: 'Eletricidade',
  eletroeletronica: 'Eletroeletrônica',
  'esporte-e-lazer': 'Esporte e lazer',
  grafica: 'Gráfica',
  'hotelaria-e-turismo': 'Hotelaria e turismo',
  'informatica-e-programacao': 'Informática e programação',
  logistica: 'Logística',
  'manutencao-automotiva': 'Manutenção automotiva',
  'manutencao-mecanica': 'Manutenção mecânica',
  'mecanica-industrial': 'Mecânica industrial',
  'metalurgia-e-soldagem': 'Metalurgia e soldagem',
  'panificacao-e-confeitaria': 'Panificação e confeitaria',
  'refrigeracao-e-climatizacao': 'Refrigeração e climatização',
  saude: 'Saúde',
  'servicos-bancarios-e-financeiros': 'Serviços bancários e financeiros',
  supermercados: 'Supermercados',
  telecomunicacoes: 'Telecomunicações',
  transportes: 'Transportes',
  vendas: 'Vendas',
  'outra-area': 'Outra área',
})
export type ApprenticeCourse = CodeOf<typeof apprenticeCourses>
