/** Acronyms and areas that people type alone. Codes of the CBO, the likeliest first, and what people call them. */
export const areaNames = `
252405 411030 411010: RH; Recursos humanos; Gente e gestão; R&S
411030 413105: DP; Departamento pessoal
317210 212405 212420: TI; Tecnologia da informação; Informática; Tecnologia; IT
411010 411005 351305: ADM; Administrativo; Administração; Escritório
262410 317120: UI; UX; UI UX
414140 414125 414105: Logística; Expedição; Estoque; Almoxarifado; CD
413110 252210: Contabilidade; Fiscal e contábil
354125 521110: Comercial; Área comercial; Varejo; Comércio; Loja; Lojas
521125 521140 421125: Supermercado; Mercado; Hipermercado
521130 223405: Farmácia; Drogaria
351430 241005: Jurídico; Direito
784205: Indústria; Fábrica; Produção
717020 715210: Construção civil; Obra; Obras
351605 214915: Segurança do trabalho
322205 516210: Home care
331110 231210: Educação; Escola; Creche
322205 223505 422110: Saúde; Hospital; Clínica
513405 513505 513435: Restaurante; Bar; Lanchonete; Gastronomia; Alimentação
848305 513435: Padaria
422120 513315: Hotel; Hotelaria; Turismo
516110 516120: Beleza; Salão
763210 262425: Moda; Confecção
914405 991305: Oficina; Oficina mecânica
621005 622020 321110: Fazenda; Agro; Agronegócio; Agropecuária
782510 252715: Transportes; Transportadora; Frota
214205 214905: Engenharia
354820: Eventos
517410 514120: Condomínio; Prédio
413225 413210: Banco; Bancos
211220: Dados; Analytics; Data science
262410: Design
317110 212405: Programação; Desenvolvimento; Software; Sistemas
212410 212420: Redes; Infra; Infraestrutura
411010 252105: Excel; Digitação
212315 212410: AWS; Cloud; Azure; Linux; Kubernetes
317110 212405: Mainframe; Java; Python; PHP; JavaScript; SQL; C#; React; Node; .NET; Android; iOS; Flutter
212405 212420: SAP; ERP; TOTVS; Protheus; Oracle
313410 300105: CLP; Automação; Automação industrial
411010 422315: BKO
516905: Tatuagem
516915: Piercing
324115 324120: Tomografia; Raio X; Ressonância
324215: Citologia
762005: Curtume
716405: Forro PVC; Forro; Gesso
715130: Patrola
516220 251510: Autismo; ABA; TEA
141410: MEI; Franquia; Negócio próprio
513405 513605 513505: Churrascaria; Rodízio
521110 521140: Adega; Loja de conveniência; Conveniência; Papelaria; Livraria; Joalheria; Perfumaria; Autopeças
513435 513505: Hamburgueria; Açaí; Açaiteria; Pastelaria; Marmitaria; Cantina; Delivery de comida
513440 513435: Cafeteria; Café
513610: Pizzaria
513615: Sushi; Comida japonesa; Temakeria
848310: Doces; Confeitaria; Bolos
848510: Açougue
411050 354120: Financiamento; Consignado; Crédito
784205 514320 411005: Qualquer vaga; Qualquer área; Qualquer cargo; Aceito qualquer vaga
318005 318510: Revit; AutoCAD; SolidWorks; SketchUp
374405 261715: Podcast
521135: Posto de gasolina; Posto
322120: Massoterapia
322130: Clínica de estética
251510: Psicologia
223605: Fisioterapia
223710: Nutrição
223208: Odontologia; Consultório odontológico
223305: Veterinária; Clínica veterinária
251605: Serviço social
214205: Engenharia civil
214305: Engenharia elétrica
214405: Engenharia mecânica
214905: Engenharia de produção
214105: Arquitetura
261125: Jornalismo; Comunicação social
253115: Publicidade; Propaganda; Publicidade e propaganda
221205: Biomedicina
221105: Biologia
224120: Educação física
252210: Ciências contábeis
252525: Análise de crédito
514310: Manutenção; Zeladoria
911305 314410: Manutenção industrial; Manutenção mecânica
951105: Manutenção elétrica; Elétrica
421310: Cobrança
516345: Lavanderia
513315 422120: Pousada; Motel
782310 519110: Entregas; Entrega; Frete; Fretes
783215: Mudança; Mudanças
519110: Moto; Entrega de moto
514110: Estacionamento
517330: Vigilância; Segurança privada; Segurança armada
322205 223505: UTI; Pronto socorro; Posto de saúde; UBS; UPA
331110: Berçário; Maternal; Educação infantil
212320: Cibersegurança; Cybersecurity
411010 422105: Consultório; Imobiliária
413110: Escritório de contabilidade; Escritório contábil
351430: Escritório de advocacia; Advocacia
`
