/** Engineers, consultants, directors. Codes of the CBO, the likeliest first, and what people call them. */
export const managementNames = `
214205 214405 214905: Engenheiro
214905: Engenheiro de produção; Engenheiro industrial; Engenheiro de processos; Analista de processos; Analista de
  melhoria contínua; Industrial engineer
214405: Engenheiro mecânico; Engenheiro de manutenção; Mechanical engineer; Engenheiro de projetos mecânicos;
  Engenheiro projetista
214305: Engenheiro eletricista; Engenheiro elétrico; Electrical engineer
214310: Engenheiro eletrônico; Engenheiro de hardware; Engenheiro de sistemas embarcados
202105 202110: Engenheiro mecatrônico; Engenheiro de automação; Engenheiro de controle e automação
214505: Engenheiro químico
222205: Engenheiro de alimentos
214605: Engenheiro de materiais
214705: Engenheiro de minas
214705 214525: Engenheiro de petróleo
214910: Engenheiro de qualidade; Coordenador de qualidade; Gerente de qualidade; Supervisor de qualidade
214340: Engenheiro de telecomunicações
214375: Engenheiro de energia; Analista de energia; Engenheiro de energias renováveis
214425: Engenheiro aeronáutico; Engenheiro aeroespacial
214430: Engenheiro naval
214380: Engenheiro biomédico; Engenheiro clínico
214805 214810: Engenheiro agrimensor; Engenheiro cartógrafo
354135: Engenheiro de vendas; Vendedor técnico; Consultor técnico de vendas
311505 214010 214005: Técnico ambiental; Técnico em meio ambiente; Analista ambiental; Gestor ambiental; Auxiliar de
  meio ambiente; Consultor ambiental; Tecnólogo em gestão ambiental
312310 318110: Técnico em geoprocessamento; Analista de geoprocessamento; GIS
391145 391130: Analista de manutenção; PCM; Planejador de manutenção; Analista de PCM; Programador de manutenção
910125 950110: Supervisor de manutenção; Coordenador de manutenção; Encarregado de manutenção; Líder de manutenção
142705: Gerente de manutenção
142605: Gerente de engenharia; Coordenador de engenharia; Gerente de P&D
121010: Gerente geral; Diretor geral; CEO; Diretor executivo; Presidente; Diretor; COO; Diretor de operações;
  Superintendente
142320 142105: Gerente regional; Supervisor regional; Gerente de área
142330 252105: Consultoria; Consultor; Consultor empresarial; Consultor de gestão; Consultor de processos; Analista de negócios;
  Business analyst; Analista de estratégia
410105 520110 784205: Supervisor; Encarregado; Coordenador; Líder de equipe; Team leader; Líder
410105 141205: Supervisor de operações; Coordenador de operações; Analista de operações; Assistente de operações
141305: Gestor de obras; Gerente de obras; Coordenador de obras; Gerente de construção
312105: Fiscal de obras civis
252405 333110: Coach; Mentor
214005: Analista de ESG; Analista de sustentabilidade
252105 142330: Analista; Analista júnior; Analista pleno
411005 784205: Auxiliar
411010: Assistente
351305 314410: Técnico
784205 421125: Operador
411010 411005: Estagiário administrativo; Estágio em administração; Estágio administrativo; Estágio em RH;
  Estagiário de RH; Estágio em recursos humanos; Estágio em logística; Estágio em comércio exterior
411010 411005: Estagiário; Estágio; Trainee; Intern; Internship; Estágio remunerado; Primeiro emprego
351430 241005: Estágio em direito; Estagiário de direito; Estágio jurídico; Estagiário jurídico
413110: Estágio em contabilidade; Estagiário contábil; Estágio em ciências contábeis; Estágio contábil
317210 317110: Estágio em TI; Estagiário de TI; Estágio em tecnologia; Estágio em programação; Estágio em
  desenvolvimento; Estagiário de desenvolvimento
312105 214205: Estágio em engenharia; Estagiário de engenharia; Estágio em engenharia civil; Estagiário de
  engenharia civil
214905: Estágio em engenharia de produção
253115 253405: Estágio em marketing; Estagiário de marketing; Estágio em publicidade; Estágio em comunicação;
  Estágio em jornalismo; Estágio em design
331110: Estágio em pedagogia; Estagiário de pedagogia; Estágio em educação
322205: Estágio em enfermagem; Estagiário de enfermagem
521130 325115: Estágio em farmácia
251510 252405: Estágio em psicologia
223710: Estágio em nutrição
519305: Estágio em veterinária; Estágio em medicina veterinária
318505 214105: Estágio em arquitetura; Estagiário de arquitetura
224120: Estágio em educação física
354125: Estágio em vendas; Estágio comercial
411005 411010: Jovem aprendiz; Aprendiz; Menor aprendiz; Aprendiz administrativo; Jovem aprendiz administrativo;
  Auxiliar administrativo aprendiz
521110 521125: Aprendiz de vendas; Jovem aprendiz vendas; Jovem aprendiz de loja; Jovem aprendiz em supermercado
784205: Aprendiz industrial; Jovem aprendiz industrial; Aprendiz de produção
`
