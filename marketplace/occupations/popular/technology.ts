/** What people call the occupations of technology, design and communication; the key is the CBO title. */
export const technology = {
  'Analista de desenvolvimento de sistemas':
    'analista de sistemas, desenvolvedor, desenvolvedor de software, desenvolvedor full stack, desenvolvedor back end, back end, full stack, software engineer, software developer, engenheiro de software, programador, programador java, programador python, programador php, programador c#, programador .net, desenvolvedor java, desenvolvedor python, desenvolvedor mobile, desenvolvedor android, desenvolvedor ios, dev back end, dev full stack, dev mobile, dev, developer, tech lead, backend developer, full stack developer',
  'Desenvolvedor web (técnico)':
    'desenvolvedor front end, front end, frontend developer, dev front end, desenvolvedor web, web developer, programador web, programador javascript, desenvolvedor react, desenvolvedor wordpress, webmaster',
  'Desenvolvedor de sistemas de tecnologia da informação (técnico)':
    'programador, programador de sistemas, programador junior, desenvolvedor de sistemas, técnico em desenvolvimento de sistemas, dev junior',
  'Desenvolvedor de multimídia':
    'motion designer, animador digital, editor de jogos, desenvolvedor de jogos, game developer',
  'Analista de testes de tecnologia da informação':
    'qa, analista de qa, quality assurance, testador de software, analista de testes, qa engineer, analista de qualidade de software, tester',
  'Cientista de dados':
    'data scientist, cientista de dados, engenheiro de machine learning, machine learning engineer, especialista em ia',
  'Administrador de banco de dados':
    'dba, administrador de dados, engenheiro de dados, data engineer, analista de banco de dados',
  Estatístico: 'analista de dados, data analyst, analista de bi, business intelligence, analista estatístico',
  'Administrador de redes':
    'administrador de redes, sysadmin, analista de infraestrutura, analista de infra, devops, engenheiro devops, sre, cloud engineer, analista de cloud',
  'Administrador em segurança da informação':
    'analista de segurança da informação, cyber security, especialista em cibersegurança, pentester, segurança da informação',
  'Analista de redes e de comunicação de dados': 'analista de redes, analista de telecom, network engineer',
  'Analista de suporte computacional': 'analista de suporte, analista de ti, suporte de ti, analista de suporte de ti',
  'Técnico de suporte ao usuário de tecnologia da informação':
    'técnico de informática, técnico de ti, suporte técnico, help desk, helpdesk, service desk, auxiliar de ti, auxiliar de informática, suporte ao usuário, técnico de suporte',
  'Técnico em manutenção de equipamentos de informática':
    'técnico de computador, técnico em hardware, manutenção de computadores, técnico em manutenção de computadores, técnico de celular',
  'Arquiteto de soluções de tecnologia da informação':
    'arquiteto de software, arquiteto de soluções, solutions architect, software architect',
  'Gerente de projetos de tecnologia da informação':
    'gerente de projetos, project manager, scrum master, product owner, po, product manager, gerente de produto, agile coach, gp de ti',
  'Gerente de desenvolvimento de sistemas':
    'gerente de desenvolvimento, engineering manager, coordenador de desenvolvimento',
  'Gerente de infraestrutura de tecnologia da informação':
    'gerente de ti, coordenador de ti, gerente de infraestrutura',
  'Diretor de tecnologia da informação': 'cto, diretor de ti, cio',
  'Analista de negócios':
    'analista de negócios, business analyst, analista de processos, analista de requisitos, analista de produto, bizdev',
  'Analista de e-commerce':
    'analista de e-commerce, assistente de e-commerce, e-commerce, analista de marketplace, auxiliar de e-commerce, loja virtual',
  'Analista de mídias sociais':
    'social media, analista de redes sociais, community manager, gestor de redes sociais, gestor de tráfego, analista de marketing digital, assistente de redes sociais, mídias sociais',
  'Influenciador digital': 'influencer, criador de conteúdo, youtuber, blogueiro, tiktoker, streamer',
  'Desenhista industrial gráfico (designer gráfico)':
    'designer, designer gráfico, design gráfico, graphic designer, diagramador, arte finalista, auxiliar de design, web designer, webdesigner, ui designer, ux designer, ux ui designer, product designer, designer digital',
  'Desenhista industrial de produto (designer de produto)': 'designer de produto, designer industrial',
  'Designer de interiores': 'designer de interiores, decorador, design de interiores',
  'Desenhista técnico': 'cadista, desenhista cadista, desenhista autocad, projetista cad, desenhista',
  Publicitário:
    'analista de marketing, assistente de marketing, auxiliar de marketing, marketing, publicidade e propaganda, atendimento publicitário',
  'Redator de publicidade': 'redator, copywriter, redator publicitário, copy, ux writer, redator de conteúdo',
  'Produtor de texto': 'produtor de conteúdo, redator web, analista de conteúdo, content writer',
  'Gerente de marketing': 'gerente de marketing, coordenador de marketing, marketing manager, head de marketing, cmo',
  Jornalista: 'jornalista, repórter, assessor de comunicação',
  'Assessor de imprensa': 'assessoria de imprensa, assessor de imprensa, analista de comunicação',
  Fotógrafo: 'fotógrafa, fotografia, fotógrafo de eventos',
  'Editor de mídia eletrônica':
    'editor de vídeo, editor de vídeos, videomaker, video maker, filmmaker, editor de podcast',
  'Programador visual gráfico': 'pré impressor, programador visual, operador de corel draw',
} as const
