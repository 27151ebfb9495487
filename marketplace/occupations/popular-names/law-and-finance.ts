/**
 * Law, accounting, banks, insurance, public service. Codes of the CBO, the likeliest first, and what people call them.
 */
export const lawAndFinanceNames = `
241005 241015 241010: Advogado; Lawyer; Advogado júnior; Advogado cível; Advogado empresarial; Advogado
  tributarista; Advogado consumerista; Advogado associado; Advogado previdenciário; Advogado de família; Attorney
241035: Advogado trabalhista
241025: Advogado criminalista
351430 241040: Assistente jurídico; Auxiliar jurídico; Paralegal; Analista jurídico; Assessor jurídico; Controller
  jurídico; Legal ops; Auxiliar de escritório de advocacia
241040 241010: Consultor jurídico; Coordenador jurídico; Gerente jurídico
111325: Juiz; Magistrado
242235: Promotor de justiça
242405: Defensor público
241220 241225: Procurador; Procurador do estado
242305: Delegado; Delegado de polícia
351420 351410: Escrivão; Escrivão de polícia
351810 351805: Investigador; Investigador de polícia; Detetive; Detetive particular
021210: Policial; Policial militar; Soldado da PM; Soldado
351810: Policial civil; Agente de polícia
517205: Policial federal; Agente da polícia federal
517210: Policial rodoviário; PRF; Policial rodoviário federal
517230: Policial penal; Polícia penal; Agente penitenciário; Carcereiro
517215: Guarda municipal; Guarda civil municipal; GCM
031210 517110: Bombeiro; Bombeiro militar
204105 204110: Perito criminal; Perito
351425: Oficial de justiça
241335: Tabelião
351435: Mediador; Conciliador; Mediador de conflitos
252210: Contador; Contabilista; Accountant; Analista contábil; Analista de contabilidade; Contador júnior; Perito
  contador; Consultor contábil
413110: Auxiliar contábil; Auxiliar de contabilidade; Assistente contábil; Auxiliar de escrita fiscal
351105: Técnico em contabilidade; Técnico contábil
413110 252210: Auxiliar fiscal; Assistente fiscal; Analista fiscal; Fiscal tributário; Analista tributário; Escriturário fiscal;
  Analista de impostos; Assistente tributário; Consultor tributário; Consultor fiscal; Especialista tributário
351110 252210: Coordenador contábil; Supervisor contábil; Gerente contábil; Chefe de contabilidade
252205: Auditor; Auditor interno; Auditor contábil; Auditor externo; Auxiliar de auditoria; Analista de auditoria;
  Assistente de auditoria; Trainee de auditoria
142115 252210: Controller; Analista de controladoria; Controladoria; Gerente de controladoria
413110 411010 252545: Auxiliar financeiro; Assistente financeiro; Contas a pagar; Contas a receber; Auxiliar de
  contas a pagar; Assistente de contas a pagar e receber; Auxiliar de tesouraria; Tesoureiro; Financeiro; Auxiliar
  de contas a receber
252545: Analista financeiro; Analista de contas a pagar; Analista de tesouraria; Analista de planejamento
  financeiro; Analista de FP&A; Financial analyst; Analista de custos; Analista de orçamento
410215 410235 142115: Supervisor financeiro; Coordenador financeiro; Coordenador de contas a pagar
142115 123115: Gerente financeiro; CFO; Diretor financeiro; Gestor financeiro
252525: Analista de crédito; Analista de crédito e cobrança; Assistente de crédito
252515: Analista de cobrança
411050 354120: Agente de crédito; Agente de microcrédito; Promotor de crédito; Consultor de crédito; Correspondente
  bancário; Vendedor de crédito consignado; Consultor de consignado
413210 413225 413205: Bancário; Caixa de banco; Caixa bancário; Atendente bancário; Escriturário bancário; Agente
  bancário; Agente comercial bancário
141710 253215: Gerente de banco; Gerente bancário; Gerente de agência; Gerente de relacionamento bancário; Gerente
  de contas bancárias; Gerente de contas PF; Gerente de contas PJ; Gerente PF; Gerente PJ; CPA 10; CPA 20
252505 253305 252550: Assessor de investimentos; Consultor financeiro; Consultor de investimentos; Planejador
  financeiro; Agente autônomo de investimentos; Analista de investimentos; Gestor de investimentos; Trader; Operador
  de mesa
251205: Economista
211105: Atuário; Analista atuarial
211205: Estatístico
351740 351705 411040: Analista de seguros; Assistente de seguros; Auxiliar de seguros; Técnico de seguros
351710: Analista de sinistros; Regulador de sinistros; Assistente de sinistros
142130: Analista de riscos; Analista de prevenção a fraudes; Analista de fraude
142125: Compliance; Analista de compliance; Compliance officer
253305: Corretor de valores
254105 254410 254505: Fiscal; Auditor fiscal; Fiscal de tributos; Fiscal municipal; Fiscal de posturas; Fiscal de
  obras
111250 111120 111110: Prefeito; Vereador; Político; Deputado
111415 411010: Assessor parlamentar; Assistente parlamentar; Auxiliar parlamentar; Assessor político; Chefe de gabinete; Assessor
411055: Cabo eleitoral; Captador de recursos; Captador de doações; Face to face
142350: Diplomata; Cônsul
010310 021110: Soldado do exército; Militar; Sargento; Cabo; Recruta
251115: Cientista político
251120: Sociólogo
251105: Antropólogo
203520 231325: Historiador
251305: Geógrafo
213405: Geólogo
263105: Padre; Pastor; Obreiro; Obreiro evangélico; Pastor evangélico; Ministro religioso; Freira
`
