/** Kitchens, bars, bakeries and butchers. Codes of the CBO, the likeliest first, and what people call them. */
export const foodNames = `
513205: Cozinheiro; Cozinheiro geral; Cook; Cozinheiro de restaurante; Meio oficial de cozinha
513215: Cozinheiro industrial; Cozinheiro de refeitório
513220: Cozinheiro hospitalar
513225: Cozinheiro de navio; Cozinheiro de bordo; Cozinheiro de cruzeiro; Cozinheiro de embarcação; Cozinheiro de plataforma;
  Cozinheiro offshore
513505: Auxiliar de cozinha; Ajudante de cozinha; Assistente de cozinha; Cozinha; Kitchen helper; Kitchen assistant; Steward; Auxiliar
  de refeitório; Auxiliar de nutrição; Ajudante de cozinheiro
513205 513505: Merendeiro; Cozinheiro escolar; Auxiliar de merenda
271105: Chef; Chef de cozinha; Chefe de cozinha; Subchefe de cozinha; Sous chef; Chef de partie; Chef executivo
513505 513205 513435: Chapeiro; Lancheiro; Chapista; Hamburgueiro; Pasteleiro; Salgadeiro; Saladeiro; Cuscuzeiro;
  Tapioqueiro
513405: Garçom; Atendente de restaurante; Waiter; Atendente de mesa; Auxiliar de garçom; Garçom de eventos; Garçom
  freelancer
513415: Commis; Cumim; Ajudante de garçom; Auxiliar de salão; Runner
513420: Barman; Bartender; Chopeiro; Tirador de chopp; Barmaid; Barback; Mixologista; Auxiliar de bar
513440: Barista; Atendente de cafeteria
513425: Copeiro; Copa; Copeira de escritório; Auxiliar de copa
513430: Copeiro hospitalar
513435: Atendente de lanchonete; Atendente de fast food; Atendente de sorveteria; Atendente de bar; Atendente de
  cantina; Atendente de food truck; Atendente de açaí; Atendente de açaiteria; Atendente de pastelaria; Atendente de hamburgueria;
  Atendente de doceria; Atendente de confeitaria; Atendente de bomboniere; Atendente de quiosque; Atendente de pizzaria; Atendente de delivery; Atendente de praça de alimentação
513610: Pizzaiolo; Pizzeiro; Forneiro de pizza; Auxiliar de pizzaiolo; Ajudante de pizzaiolo
513615: Sushiman; Sushi chef; Auxiliar de sushiman; Sushi man
513605: Churrasqueiro; Assador; Parrillero; Galeteiro
848305: Padeiro; Panificador; Auxiliar de padaria; Ajudante de padeiro; Auxiliar de padeiro; Baker; Auxiliar de
  panificação; Padeiro mestre; Mestre padeiro; Padeiro chefe; Padeiro forneiro
848310: Confeiteiro; Auxiliar de confeitaria; Ajudante de confeiteiro; Boleiro; Doceiro; Cake designer; Auxiliar de
  confeiteiro; Chocolateiro; Confeiteiro de bolos
848325: Sorveteiro
848510: Açougueiro; Auxiliar de açougue; Ajudante de açougueiro; Auxiliar de açougueiro; Cortador de carnes;
  Butcher
848510 841484: Peixeiro
848515: Desossador; Faqueiro; Desossa
848520 848505 784205: Magarefe; Abatedor; Auxiliar de frigorífico; Operador de frigorífico; Auxiliar de produção de
  frigorífico
510135: Maître; Chefe de salão; Gerente de salão; Líder de salão
422105 519945: Hostess; Host; Recepcionista de restaurante; Recepcionista de eventos
513410: Sommelier; Sommelier de vinhos; Sommelier de cerveja
141510: Gerente de restaurante; Supervisor de restaurante; Gerente de alimentos e bebidas; Subgerente de
  restaurante; Gerente de fast food
141515 510130: Gerente de bar; Chefe de bar
271110: Gastrônomo; Tecnólogo em gastronomia
223710: Nutricionista; Nutricionista clínico; Nutricionista hospitalar; Nutri
325210: Técnico em nutrição; Técnico de nutrição
325205 222215: Técnico em alimentos; Tecnólogo em alimentos
414125: Estoquista de restaurante
513505: Marmiteiro; Montador de marmitas; Montador de lanches
841715 840110: Cervejeiro; Mestre cervejeiro
848210: Queijeiro
513210: Cozinheiro doméstico; Cozinheiro particular; Personal chef
513505: Dishwasher; Lava-louças
513505 513435: Empadeiro; Sanduicheiro
513505 524305: Quituteiro; Churreiro; Picolezeiro
848510 521140: Marchante; Verdureiro; Quitandeiro
`
