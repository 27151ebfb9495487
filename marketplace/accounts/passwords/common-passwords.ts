/**
 * Passwords of eight or more characters that attackers try first, in Brazil and elsewhere, in lower case without accents.
 * Sequences such as `12345678` are found by rule.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    00001111 01010101 101010101 10203040 102030405060 11112222 11223344 1122334455 112233445566 12121212
    123123123 123321123 12341234 12344321 123456789a 12345678a 1234567a 123456ab 1234abcd 123654789 13579246
    147258369 147852369 159357258 159753456 19801980 19901990 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 20002000
    20202020 31415926 321654987 456789123 741852963 789456123 963852741 987654321a a1234567 a12345678 a123456789
    a1b2c3d4 aa123456 aa12345678 abc12345 abc123456 abcd1234 abcd@1234 acesso123 acesso1234 admin123 admin1234
    admin12345 admin@123 administrador administrator aluno123 amanda123 amoadeus amor1234 amordaminhavida
    amoreterno ana12345 anajulia anjinho1 asdf1234 asdfasdf asdfghjk asdfghjkl athletico atletico atletico1
    bahia123 baseball baseball1 basketball batatinha batman123 beatriz1 beatriz123 bebezinho belohorizonte
    borboleta botafogo botafogo1 botafogo123 brasil10 brasil123 brasil2014 brasil2022 brasil2024 brasil2025
    brasil2026 brasil@123 brasileira brasileiro brasilia brigadeiro bruno123 cachorrinho cachorro camila123
    carlos123 ceara123 changeme changeme1 changeme123 chocolate chocolate1 cliente1 cliente123 colorado
    colorado1 computador computer contrasena convidado coracao1 corinthians corinthians1 corinthians123 coritiba
    corvette cristovive cruzeiro cruzeiro1 cruzeiro123 curitiba curriculo curriculo1 daniel123 default1 deus1234
    deus@123 deuseamor deusefiel deusefiel1 deusnocomando deuspai1 docinho1 dragon123 eduardo1 eduardo123
    emprego1 emprego123 empresa1 empresa123 entrar123 escola123 esperanca estrela1 estrelinha estudante eumeamo1
    euteamo1 euteamo2 facebook facebook1 facebook123 familia1 familia123 familia@123 felicidade felipe123
    fernanda fernando ferrari1 flamengo flamengo1 flamengo10 flamengo123 flamengo2019 flamengo@123 florianopolis
    fluminense fluminense1 football football1 fortaleza fortaleza1 fortnite freefire freefire1 freefire123
    gabriel1 gabriel123 gabriela gabriela1 galodoido gatinha1 gatinho1 gatoegata gmail123 goiania123 google123
    gremio123 gremista guest123 guilherme guilherme1 harley123 henrique hexacampeao hotmail1 hotmail123 iloveyou
    iloveyou1 iloveyou2 instagram instagram1 instagram123 internacional internet internet1 iphone123 isabella
    jennifer jesus123 jesus777 jesus@123 jesuscristo jesuseteamo jesussalva jesusteamo jesusvive jesuseteama joao1234
    joao123456 joaopedro joaovitor jordan23 juliana1 juliana123 leonardo leonardo1 leticia1 letmein1 letmein123
    liberdade login123 lucas123 maria123 maria1234 maria123456 mariaclara mariaeduarda mariana1 mariana123
    master123 matheus1 matheus123 mengao123 mengo123 mercedes meuamor1 meuamor123 meufilho1 michael1 michelle
    minecraft minecraft1 minhafamilia minhafilha minhamae1 minhasenha minhasenha123 minhasenhaforte minhavida monkey123 morango1
    motdepasse motorola motorola1 mudar123 mudar@123 mudarsenha mustang1 naruto123 netflix1 netflix123 nintendo
    nossasenhora novasenha p@ssw0rd p@ssword pa$$w0rd pa55word palmeiras palmeiras1 palmeiras123 passw0rd
    passw0rd1 password password! password1 password12 password123 password1234 password@1 password@123 passwort
    patricia patricia1 pedro123 pedrohenrique pentacampeao pipoca123 playstation pokemon1 pokemon123 portoalegre
    princesa princesa1 princesa123 princesinha princess princess1 professor professor1 q1w2e3r4 q1w2e3r4t5
    qazwsx123 qazwsxedc qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty@123 qwertyui qwertyuiop
    rafael123 rafaela1 recife123 recrutador ricardo1 riodejaneiro roblox123 rodrigo1 rodrigo123 root1234
    s3nh4123 salvador samsung1 samsung123 santos123 santosfc saopaulo saopaulo1 saopaulo123 saopaulofc secreta1
    segredo1 segredo123 senha!123 senha123 senha1234 senha12345 senha123456 senha2020 senha2021 senha2022
    senha2023 senha2024 senha2025 senha2026 senha@123 senha@2024 senha@2025 senha@2026 senhaforte senhasegura
    senhasenha senhorjesus sistema1 sistema123 sorvete1 spiderman sportrecife starwars starwars1 suasenha
    sunshine sunshine1 superman superman1 teamo123 teamomuito test1234 testando testando123 teste123 teste1234
    teste12345 thiago123 timao123 timao1910 toor1234 trabalho trabalho1 trabalho123 trampolim trampolim1
    trampolim123 tricolor tricolor1 tricolor123 trocar123 trocarsenha trustno1 usuario1 usuario123 vaga1234
    vanessa1 vasco123 vasco1898 vascodagama vendas123 verdao123 verdeamarelo victoria vidanova vinicius
    vinicius1 vitoria1 vitoria123 welcome1 welcome123 welcome@123 whatever whatever1 whatsapp whatsapp1 youtube1
    zaq12wsx zxcvbnm1 zxcvbnm123
  `
    .trim()
    .split(/\s+/),
)
