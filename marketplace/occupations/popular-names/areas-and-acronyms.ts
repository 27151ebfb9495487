/** Acronyms and areas that people type alone. Codes of the CBO, the likeliest first, and what people call them. */
export const areaNames = `
252405 411030 411010: RH; Recursos humanos; Gente e gestão; R&S
411030 413105: DP; Departamento pessoal
317210 212405 212420: TI; Tecnologia da informação; Informática; Tecnologia; IT
411010: TAE; Técnico administrativo em educação
411010 411005 351305: ADM; Administrativo; Administração; Escritório
262410 317120: UI; UX; UI UX
414140 414125 414105: Logística; Expedição; Estoque; Almoxarifado; CD; Warehouse
413110 252210: Contabilidade; Fiscal e contábil; Departamento fiscal; Setor fiscal; Escrita fiscal; Departamento contábil
354125 521110: Comercial; Área comercial; Varejo; Comércio; Loja; Lojas
521125 521140 421125: Supermercado; Mercado; Hipermercado
521130 223405: Farmácia; Drogaria
351430 241005: Jurídico; Direito
784205: Indústria; Fábrica; Produção; Área industrial; Polo industrial
784205 724315 721215: Metalúrgica
717020 715210: Construção civil; Obra; Obras
351605 214915: Segurança do trabalho; SST
225140 351605: Medicina do trabalho
354205: Compras; Suprimentos; Compras e suprimentos
252205: Auditoria; Auditoria interna
715615 951105: NR10; NR 10
514315 514305: NR35; NR 35
322205 516210: Home care; Homecare
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
521140 422105 422315: Atendimento
354820: Eventos
517410 514120: Condomínio; Prédio
413225 413210: Banco; Bancos
211220: Dados; Analytics; Data science; IA; Big data
262410: Design
317110 212405: Programação; Desenvolvimento; Software; Sistemas
212410 212420: Redes; Infra; Infraestrutura; Infra de TI; Infraestrutura de TI
411010 252105: Excel; Digitação
212315 212410: AWS; GCP; Cloud; Azure; Linux; Kubernetes; Docker; Terraform
212310 212410 313310: Cisco; CCNA; Fortinet; Mikrotik
317110 317105 212405: Full stack
317105 317110: Front end
317110 212405: Back end
317110 212205: Mobile
317110 212405: Mainframe; Java; Python; PHP; JavaScript; SQL; C#; React; Node; .NET; Android; iOS; Flutter;
  IoT; Sistemas embarcados; Software embarcado; Golang; Ruby; Ruby on Rails; Rust; Django; Laravel; Blockchain; Swift
262410 317120: Figma; Photoshop; Illustrator; CorelDRAW; Corel Draw; Corel; InDesign; Canva
212405 212420: SAP; ERP; TOTVS; Protheus; Oracle
721215 721410 721430: Usinagem
313410 300105: CLP; PLC; Automação; Automação industrial
411010 422315: BKO
516905: Tatuagem
516915: Piercing
324115 324120: Tomografia; Raio X; Ressonância
324215: Citologia
762005: Curtume
716405: Forro PVC; Forro; Gesso
715130: Patrola
516220 251510: Autismo; Autistas; ABA; TEA
261715: Rádio; Emissora de rádio
372115 374405: TV; Televisão; Emissora de TV
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
318005 318510: Revit; AutoCAD; SolidWorks; SketchUp; Promob
374405 261715: Podcast
521135: Posto de gasolina; Posto
322120: Massoterapia
322130: Clínica de estética
251510: Psicologia
223605: Fisioterapia
223710: Nutrição
223208: Odontologia; Consultório odontológico
223305: Veterinária; Medicina veterinária; Clínica veterinária
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
252210: Ciências contábeis; Contábeis
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
914415 914405: Oficina de moto; Oficina de motos; Oficina de motocicletas
514110: Estacionamento
517330: Vigilância; Segurança privada; Segurança armada
322205 223505: UTI; Pronto socorro; Posto de saúde; UBS; UPA; SUS; PSF; ESF
331110: Berçário; Maternal; Educação infantil
212320: Cibersegurança; Cybersecurity
422105 411010: Consultório; Consultório médico
354605 422105 411010: Imobiliária
413110: Escritório de contabilidade; Escritório contábil
241005 351430: Escritório de advocacia; Advocacia
622110 784205: Usina; Usina de açúcar; Usina de cana; Sucroalcooleira
862155 861110: Usina hidrelétrica; Hidrelétrica; Termelétrica; Usina de energia; Concessionária de energia; Companhia de energia
354505 351740 411040: Seguradora; Corretora de seguros; Seguros
841484 848510: Peixaria
516210 322205 322230: Asilo; Casa de repouso; Casa de idosos; Lar de idosos; Clínica de repouso; Residencial para idosos; ILPI; Clínica geriátrica
521110 914405: Concessionária; Concessionária de veículos; Concessionária de carros; Revenda de carros; Loja de carros
313310 731325: Fibra óptica; Fibra ótica; Provedor de internet
521140 521110: Sacolão; Quitanda; Mercearia; Empório; Hortifrúti; Atacarejo; Mercadinho; Minimercado; Armazém
521110: Tabacaria; Brechó; Loja de materiais de construção; Loja de material de construção; Home center; Loja de móveis;
  Loja de calçados; Loja de sapatos; Loja de cosméticos; Loja de brinquedos; Loja de departamento; Loja de departamentos; Loja de tintas; Loja de eletrodomésticos
848510: Casa de carnes
741125 521110: Relojoaria
354815: Agência de viagens; Agência de viagem; Agência de turismo
253115: Agência de marketing; Agência de propaganda; Agência de publicidade
413225 413210: Agência bancária
421205: Casa lotérica; Lotérica; Caixa de loteria; Loteria; Casa de loteria; Atendente de loteria; Atendente loteria
411015 351410: Fórum; Tribunal
517230: Presídio; Penitenciária; Cadeia
351810: Delegacia
322205 223505: Maternidade; Pronto atendimento; Santa casa
223208 322415: Clínica odontológica; Clínica dentária
516610 516505: Cemitério; Funerária
231210 331110: Escola infantil; Escola particular; Escola pública; Colégio
333110: Escola de idiomas; Escola de música; Cursinho; Escola de cursos
322140 224120: Estúdio de pilates; Pilates
322120 322130: Spa
513405 354820: Salão de festas; Casa de festas; Buffet; Bufê; Buffet infantil
513420 513405: Boate; Balada; Casa de shows; Casa noturna
422120 513315: Hostel; Resort; Hotel fazenda; Albergue
511105 342560: Companhia aérea
342560 342535: Aeroporto
724440 724315: Estaleiro; Caldeiraria
784205 724315: Siderúrgica; Metalurgia
716305 716310: Vidraçaria
784205: Fábrica de móveis; Fábrica de roupas; Fábrica de calçados; Fábrica de alimentos; Fábrica de bebidas; Indústria
  de alimentos; Indústria de bebidas; Indústria alimentícia; Linha de montagem
841715: Cervejaria
841720: Vinícola; Vinhos
623305 623310: Granja; Aviário
848520 784205: Abatedouro; Matadouro; Frigorífico; Abate
324205 223415: Análises clínicas
516330: Tinturaria
519205 519210: Ferro velho; Desmanche; Cooperativa de reciclagem; Reciclagem; Sucata; Aterro sanitário
519305 623005: Canil; Hotel de cachorro; Creche de cachorro
622010: Viveiro de mudas; Viveiro
521135: Posto de combustível; Posto de combustíveis
513215 513505: Cozinha industrial; Refeitório
414125 783225: Distribuidora de bebidas; Distribuidora; Depósito de gás; Distribuidora de alimentos; Depósito de bebidas
223405 521130: Farmácia de manipulação
317210: Lan house
322205 223505: Coren
225125: CRM
223208: CRO
223405: CRF
251510: CRP
223710: CRN
223605: Crefito
224120 224140: CREF
223305: CRMV
251605: CRESS
241005: OAB
225125: Medicina
263105 514120 411010: Igreja
411010 422105 234520: Faculdade; Universidade
521110 521140 517330: Shopping; Shopping center
411055 251605 131115: Terceiro setor
142355 521110: Loja virtual; Loja online
317110 212405: Engenharia de software; Engenharia da computação; Ciência da computação; Análise e desenvolvimento de sistemas
252210: CRC
214205 214905: CREA
214105: CAU
354605: CRECI
782510 782505: MOPP
411010 411005: Pacote Office
`
