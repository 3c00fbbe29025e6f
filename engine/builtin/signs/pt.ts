/** Portuguese. */
import type { Signs } from './types.ts';

export const pt: Signs = {
  danger: [
    'gas + cheira|cheiro|cheirando',
    'fuga de gas|vazamento de gas|gas vazando',
    'nao|mal|dificuldade|custa me + respira|respirar|respiro|respirando',
    'peito + dor|dores|doi|doendo|aperto',
    'sangrar|sangra|sangrando|sangue + muito|nao para|imenso|sem parar|bastante',
    'engasgado|engasgada|esta a engasgar se|se engasgou|engasgou se|engasgando|sufocar|sufocando|afogar|afogando|eletrocut*|anafilatic*',
    'ha fogo|fogo em|fogo na|pegou fogo|pegando fogo|a arder|incendio em|incendio na',
    'engoliu|bebeu|ingeriu|comeu|tomou + lixivia|agua sanitaria|veneno|detergente|pilha',
    'monoxido|detetor de fumo|detector de fumaca|alarme de incendio|detetor de gas + tocar|apitar|disparou|tocando|apitando|toca',
    'desmaiou|desmaiado|desmaiada|perdeu os sentidos|nao reage|nao responde + ele|ela|meu|minha|pai|mae|marido|mulher|filho|filha|alguem',
    'quero morrer|quero me matar|vou me matar|matar me|acabar com a minha vida',
    'faíscas|faísca|fumo|fumaça|queimado|queimar + tomada|quadro elétrico|quadro|disjuntor|fios|interruptor',
    'quero morrer|tirar a minha vida|matar me|quero me matar|vou me matar|não quero viver|não quero mais viver|acabar com tudo|suicid*|suicíd*',
    'sangue por todo o lado|sangue por toda parte|muito sangue|sangra muito|sangrando muito|a sangrar muito|não para de sangrar',
  ],
  crisis: [
    'quero morrer|tirar a minha vida|matar me|quero me matar|vou me matar|não quero viver|não quero mais viver|acabar com tudo|suicid*|suicíd*',
  ],
  animalDanger: [
    'cão|cadela|cachorro|cachorra|gato|gata|coelho|cavalo + chocolate|uvas|passas|cebola|veneno|raticida|comprimidos + comeu|engoliu|ingeriu',
    'cão|cadela|cachorro|cachorra|gato|gata|coelho|cavalo + envenenado|envenenada|atropelado|atropelada|não respira|convulsões|desmaiou|está a sufocar|está sufocando|engasgado',
    'cão|cadela|cachorro|cachorra|gato|gata|coelho|cavalo|hamster + não consegue respirar|dificuldade em respirar|dificuldade para respirar|deitado de lado|deitada de lado|não se levanta|não se mexe|sangue por todo o lado|sangue por toda parte|muito sangue|sangra muito|sangrando muito|a sangrar muito|não para de sangrar',
  ],
  persons: [
    'mordeu me|me mordeu|alergi*|alérgi*|não consigo|estou a sangrar|estou sangrando|filho|filha|criança|bebê|bebé|mulher|marido|mãe|pai|alguém|cliente|pessoa|amigo|amiga|vizinho|vizinha',
  ],
  bereaved: [
    'o meu|a minha|meu|minha|nosso|nossa + mãe|pai|mulher|esposa|marido|filho|filha|irmão|irmã|avó|avô|tia|tio|cão|cachorro|gato + morreu|faleceu|acabou de morrer|acabou de falecer',
  ],
  deadThings: [
    'carro|motor|bateria|telemóvel|telefone|celular|computador|caldeira|máquina|mota|moto|planta|plantas',
  ],
  harmless: [
    'tratam|atendem|reparam|arranjam|consertam|oferecem|fazem|instalam|detetam',
    'radiografia|raio x|extintor*|curso|cursos|primeiros socorros|reabilitacao|instalar|instalacao|seguro|lareira',
    'depois de um|apos um|ano passado|ha anos',
  ],
  figures: [
    'afogar em dívidas|afogar me em dívidas|afogando em dívidas|sufocar em dívidas|sufocando em dívidas|afogar em papelada|afogar em trabalho',
  ],
  urgent: ['agora|neste momento|socorro|ajuda|ja'],
  cannotWait: [
    'é uma emergência|é uma urgência|é urgente|muito urgente|rebentou um cano|cano rebentou|estourou um cano|cano estourou|está a inundar|está inundando|está inundada|está inundado|água por todo o lado|água por toda parte|água pelo teto|água do teto',
    'cão|cadela|cachorro|cachorra|gato|gata|coelho|cavalo|hamster + não come|não comeu|não quer comer + vomitar|vomitando|vomita|vomitou',
    'dente|dentes + partido|parti um|parti o|quebrei|quebrado|quebrou|caiu|saltou|partiu',
    'terrível|insuportável|horrível|fortíssima|muita + dor|dores',
  ],
  person: [
    'falar com|passe me|passar a|dar me|ponha me|me passa|me passe|me transfere + pessoa|alguem|humano|gerente|dono|dona|responsavel|operador|operadora|atendente|funcionario|funcionaria|rececionista',
    'quero|queria|preciso|prefiro + pessoa real|pessoa de verdade|um humano|um operador|um atendente',
    'nao quero + robo|maquina + falar',
    'está o dono|está a dona|está o responsável|está a responsável|está o gerente|está a gerente|está o patrão|está a patroa|o dono está|a dona está|o responsável está|a responsável está|o gerente está|a gerente está|o patrão está|a patroa está',
    'passe me|passa me|passar me|ponha me + ao dono|a dona|ao gerente|a gerente|o gerente|ao responsável|o responsável|a responsável|ao patrão|o patrão|o dono|ao senhor|com o senhor|com a senhora|a alguém|com alguém',
  ],
  personAlone: [
    'operador|operadora|atendente|um atendente|humano|uma pessoa|pessoa real|uma pessoa real|gerente|responsavel',
  ],
  personByRole: [
    'falar|passe me|passar me|me passa|me passe + médico|médica|doutor|doutora|dentista|veterinário|veterinária|farmacêutico|farmacêutica|enfermeiro|enfermeira|advogado|advogada|mecânico|mecânica|cabeleireiro|cabeleireira|cozinheiro|cozinheira|fisioterapeuta|terapeuta|professor|professora|instrutor|instrutora|técnico|técnica|secretária|contabilista|contador|contadora|fotógrafo|fotógrafa',
  ],
  booking: [
    'quero|queria|preciso|gostava|gostaria|procuro + ver um medico|ver o medico|ver o dentista|ver um dentista|ir ao medico|ir ao dentista|um advogado|de um advogado|uma aula experimental|um quarto duplo|ver o veterinario',
    'tem|ha|tem algum|teriam + quarto|quartos|mesa|mesas + esta noite|hoje|amanha|para dois|livre|disponivel',
    'proxima|primeira + consulta disponivel|vaga|consulta livre|hora livre',
    'enviar|mandar|vir|passar + alguém|um técnico|um canalizador|um eletricista|um encanador + podem|pode|poderiam|poderia|preciso',
    'posso|podia|poderia|podemos|queria|gostaria de|gostava de + ver|visitar|uma visita + apartamento|casa|moradia|imóvel',
    'encaixar me|me encaixar|encaixar nos|marcar me|me marcar|meter me + consegue|conseguem|pode|podem|dá para|poderia|podia|daria para',
    'pode marcar me|marque me|marca me|ponha me|põe me|anote me|anota me|guarda me|guarde me|guardam me|guarda nos',
    'quando + me podem|podem|poderiam|podiam|conseguem|me pode|pode + atender|vir|passar|receber|ver',
    'preciso|precisava|precisamos|procuro|queria + que alguém|de alguém|alguém que|um canalizador|um eletricista|um encanador|um serralheiro|de um canalizador|de um eletricista|de um encanador|de um técnico',
    'preciso|precisava|queria|gostava|gostaria + fazer uma limpeza|fazer uma consulta|uma primeira consulta|uma primeira visita|uma primeira marcação|uma consulta|consulta de rotina|um horário|uma hora|fazer uma revisão|fazer um exame',
    'queria|gostava|gostaria|quero + encomendar|para levar',
  ],
  bookable: ['consulta|uma consulta|uma marcação|mesa|uma mesa|uma reserva'],
  bookableFor: [
    'marcação para|uma marcação para|consulta para|uma consulta para|uma consulta de|mesa para|uma mesa para',
  ],
  wishOfDay: [
    'tem|teem|ha|haveria|teria|teriam|voces tem|ainda ha + um quarto|quarto|quartos|uma mesa|mesa|vaga|vagas|uma consulta|consulta|um horario|horario|alguma coisa livre|algo livre|algo disponivel',
    'procuro|procuramos|preciso|queria|quero|gostava|gostaria + um quarto|de um quarto|uma mesa|de uma mesa|uma consulta|de uma consulta|uma marcacao|um horario',
    'preciso|precisamos|tenho de|tenho que|queria|queriamos|gostava|gostaria|gostariamos + de ir|ir ai|passar|levar|deixar|de levar|de passar|de deixar|trazer',
    'podem|pode|poderiam|poderia|conseguem + vir|passar cá|passar aqui|vir cá',
    'podem|pode|poderiam|poderia|conseguem + encaixar me|me encaixar|atender me|me atender|receber me',
    'está livre|está disponível|estaria livre|estaria disponível|tem vaga|têm vaga|tem horário|têm horário|tem lugar|têm lugar|há lugar|há vaga|alguma coisa livre|ainda há mesa|têm quarto|tem quarto|tem tempo',
    'posso|podia|poderia|queria + ir aí|passar aí|ir ai|passar por aí + cortar|fazer|pintar|arranjar',
    'podem ver me|pode ver me|podem me ver|pode me ver|me podem ver|podem atender me|podem vir|conseguem vir|pode me atender',
    'queríamos|queria|gostávamos|gostava|gostaríamos|gostaria + jantar|almoçar|comer|ficar|dormir|passar a noite',
    'procuramos|procuro + um duplo|um quarto|um single|uma suite',
  ],
  toHave: ['posso|podia|poderia|podemos|podíamos|dá para + ter|fazer|cortar|arranjar'],
  toSee: [
    'pode|podia|poderia|consegue + alguém|um veterinário|uma veterinária|o veterinário|a veterinária|um médico|o médico|um dentista|o dentista|o doutor|a doutora + ver|ver o|vê lo|vê la|atender|examinar|observar',
    'podem|pode|podiam|poderiam|poderia|conseguem|consegue + encaixar|ver o meu|ver a minha|vê lo|vê la|atender o meu|atender a minha|atendê lo|atendê la|examinar|observar',
  ],
  visit: [
    'posso|podia|poderia|podemos|podíamos|poderíamos + ir|vir|passar|aparecer|levá lo|levá la|levá los|trazê lo|trazê la',
  ],
  daySuits: [
    'é|seria|era + possível',
    'pode ser|podia ser|é possível|seria possível|era possível|dá jeito|dá para ser|está bem assim',
  ],
  mayAsk: [
    'pode|podem|podia|podiam|poderia|poderiam|posso|podemos|podíamos|poderíamos|dá para|dava para|podes|é possível|seria possível',
  ],
  commands: [
    'a partir de agora és|a partir de agora você é|a partir de agora tu és|de agora em diante és|de agora em diante você é|finge que|finja que|faz de conta|faça de conta|age como se|aja como se|repete comigo|repita comigo|repete depois de mim|repita depois de mim',
    'o assistente de voz|o assistente|o robô|a ia + dará|vai dar|dá a todos|deve|tem de',
  ],
  suits: [
    'é melhor|seria melhor|era melhor|dá me mais jeito|dava me mais jeito|me convém|convém me|prefiro|preferia|de preferência|melhor|seria bom|se possível|fica melhor',
  ],
  arrives: ['chegada|chegar|chego|chegamos|chegaremos|chegarei|entrada|check in'],
  departs: [
    'partida|vamos partir|queremos partir|temos de partir|partimos|parto|partiremos|saída|saímos|sair|sairemos|vamos embora|até|check out',
  ],
  seating: [
    'ir|vir|jantar|almoçar|comer|lugar|ficar|almoço|passar|reservar|um duplo|um single|um quarto|quarto|procuramos|procuro|somos',
  ],
  lookAt: [
    'arranjam|consertam|reparam + isso|isto',
    'podem|pode|poderiam|poderia|conseguem|consegue|da para + ver isso|ver isto|ver|dar uma olhada|dar uma vista|dar uma olhadela|olhar|verificar|consertar|arranjar|reparar|ajudar|ajudar me|me ajudar|atender me|me atender|resolver|examinar',
    'podem|conseguem|poderiam|alguém pode + vir|passar cá|ver me',
  ],
  trouble: [
    'meu|minha|nosso|nossa + doente|vomitou|mal',
    'dói me|dói|doem me|doem|me dói|a doer|doendo|dor de|dores|inchado|inchada|febre|comichão|fuga de água|fuga de gás|uma fuga|vazamento|vazando|a pingar|pingando|a verter|entupido|entupida|está partido|está partida|partiu se|quebrado|quebrada|quebrou|avariado|avariada|avariou|uma avaria|não pega|não funciona|não arranca|sem água quente|não há água quente|não temos água quente|não tenho água quente|sem luz|sem energia|faz um barulho|faz barulho|fazendo barulho|um barulho estranho|pneu furado|um furo|luz acesa|soltou se|coxeia|a coxear|mancando|vomita|a vomitar|vomitando|não come|diarreia|inundado|inundada|inundação|encravado|chiam|guincham|guincha|chiando|rangendo|não funcionam|não aquece|não esquenta|a chiar|sai água|cai água|água no teto|estragou se|estragou|estragado|estragada|pifou',
    'não para de|não pára de|continua a + correr|apitar|pingar|tossir|desligar|verter|escorrer',
  ],
  isOver: [
    'já está melhor|já estou melhor|já está bem|já estou bem|agora está melhor|já passou|já funciona|voltou a funcionar|já está arranjado|já está resolvido',
  ],
  booksNothing: [
    'não quero marcar|não quero reservar|não preciso de marcação|não preciso de uma marcação|não quero uma marcação|não é para marcar|não é para reservar|não preciso de consulta',
  ],
  asksWhy: [
    'para que precisa|porque precisa|por que precisa|porque pergunta|por que pergunta|para que quer|porque quer saber|para que serve',
  ],
  startOver: [
    'começar de novo|recomeçar|desde o início|desde o princípio|do zero|está tudo errado|tudo errado',
  ],
  hasToGo: [
    'tenho de ir|tenho que ir|preciso de ir|preciso ir|tenho de desligar|tenho que desligar|vou ter de desligar',
  ],
  noBooking: [
    'custa|custam|preco|quanto|cancelar|desmarcar|cancelamento|entrada|estacionamento|estacionar|parque',
  ],
  order: [
    'posso|podia|poderia|podemos|pode se|quero|queria|queríamos|gostava de|gostaria de + encomendar|fazer uma encomenda|fazer um pedido|pedir uma|pedir um|pedir umas|pedir uns|pedir comida',
  ],
  callOff: [
    'cancelar|desmarcar|anular + reserva|consulta|marcacao|mesa|quarto|encomenda + minha|quero|queria|queríamos|preciso|precisava|tenho de|tenho que|temos de|temos que|teria de|teria que|devo|desejo|posso|gostaria|gostava',
    'cancelar|desmarcar|anular + visita|estadia|estada|aula|aulas|sessao|noite|noites|servico|tratamento|limpeza|entrega|hospedagem|exame|horario|reparacao + minha|meu|nossa|nosso|a|o|quero|queria|queríamos|preciso|precisava|tenho de|tenho que|temos de|temos que|teria de|teria que|devo|desejo|posso|gostaria|gostava',
  ],
  callOffAlone: [
    'preciso de cancelar|preciso cancelar|quero cancelar|tenho de cancelar|tenho de desmarcar|queria desmarcar|queria cancelar|preciso de desmarcar|preciso desmarcar|tenho que cancelar|tenho que desmarcar|temos que cancelar|temos de cancelar|temos de desmarcar|precisava de cancelar|precisava de desmarcar|gostaria de cancelar|gostaria de desmarcar',
  ],
  rebook: [
    'remarcar|mudar|alterar|adiar|reagendar|antecipar + reserva|consulta|marcação|horário + minha|meu|quero|queria|queríamos|preciso|precisava|tenho de|tenho que|temos de|temos que|teria de|teria que|devo|desejo|posso|gostaria|gostava',
    'mudar|alterar|passar|adiar + a minha marcação|a marcação|a consulta|a reserva',
    'preciso|queria + outro dia|outra hora|outro horário',
    'remarcar|mudar|adiar|reagendar|antecipar|alterar + a minha aula|a aula|minha aula|a visita|a minha visita|minha visita|a nossa estadia|a minha estadia|a sessão|minha sessão|o tratamento|a entrega|a limpeza|o meu exame',
    'tenho|temos|tinha|tínhamos + marcação|consulta|reserva + mudar|mudar se|mudá la|passar|passá la|remarcar|alterar|adiar|trocar',
  ],
  anew: [
    'queria uma marcação|quero uma marcação|preciso de uma marcação|fazer uma marcação|queria marcar|quero marcar|preciso de marcar|preciso marcar|gostava de marcar|gostaria de marcar|marcação para mudar|marcação para trocar|horário para trocar|hora para trocar|marcar para trocar|marcar para mudar',
  ],
  absence: [
    'não + consigo|posso|podemos|vou poder|conseguimos|vamos poder|poderei + ir|vir|comparecer|estar',
    'surgiu um imprevisto|surgiu me um imprevisto|tenho de desmarcar|tenho de cancelar|temos de desmarcar|temos de cancelar|preciso desmarcar',
  ],
  refuses: [
    'prefiro não|não quero dar|não quero dizer|não dou o meu|não vou dar|não gostava de dar|não tenho telefone|não tenho número|não é da sua conta',
  ],
  instead: ['em vez de|em vez da|em vez do|em lugar de'],
  amends: [
    'pode ser|que seja|mudar para|passar para|alterar para|trocar para|adiar para|mudá lo para|mudá la para|passá lo para|passá la para|melhor às',
  ],
  sales: [
    'vender vos|vos vender|vender lhes|vender lhe + publicidade|anúncio|anúncios|nossos produtos|nossos serviços|seguros',
    'oferecemos|podemos oferecer|ajudamos empresas|ajudamos negócios|podemos ajudar + seo|para o vosso site|para o seu site|melhorar o vosso site|melhorar o seu site|google|publicidade|eletricidade|energia|fatura|terminal de pagamento|marketing|a vossa empresa|poupar',
    'ligo|estou a ligar|estamos a ligar + por causa do vosso perfil|sobre o vosso perfil|sobre o seu perfil|sobre o seu contrato de eletricidade|sobre o vosso contrato de eletricidade|sobre o seu contrato de energia|sobre o vosso contrato de energia|do vosso contrato de eletricidade|do vosso contrato de energia|ficha do google',
    'responsável + pela energia|pela publicidade|pelo marketing|pelas compras|pela eletricidade',
  ],
  wrongNumber: [
    'número errado|enganei me no número|enganado no número|enganada no número|foi engano|liguei por engano|liguei errado',
  ],
  forTeam: [
    'farto|farta|cansado|cansada + esperar|à espera|espera|ligar|ninguém',
    'reclamar|uma reclamação|queixar me|apresentar queixa|inaceitável|inadmissível',
    'quero|exijo + reembolso|meu dinheiro|dinheiro de volta',
    'não fiquei satisfeito|não fiquei satisfeita|não estou satisfeito|não estou satisfeita|insatisfeito|insatisfeita|descontente|desiludido|desiludida|cobraram me a mais|cobraram a mais|cobrado duas vezes|estragaram|paguei a mais',
    'ninguém|nunca|não + veio|apareceu|chegou|ligou|me ligou|passou',
    'comida|prato|sopa|pizza|pedido|encomenda|quarto|serviço|entrega + estava|veio|chegou|foi|era + fria|frio|crua|cru|queimada|errado|errada|péssimo|péssima|horrível|sujo|suja',
    'estou à espera|estamos à espera|estou esperando|espero + há|desde',
    'vou|estou|estamos|vamos|chego|vou chegar + atrasado|atrasada|atrasados|atraso|no trânsito',
    'esqueci me|deixei|me esqueci|esquecemos + casaco|guarda chuva|mala|óculos|telemóvel|aí|ontem|convosco|chaves|carteira|bolsa',
    'diga|avise|digam + ao dono|à dona|que|senhor|senhora',
    'é ridículo|é uma vergonha|é inaceitável',
  ],
  returns: [
    'a devolver a chamada|devolvendo a ligação|retornando a ligação|retornando a chamada|retornar a chamada|retornar a ligação de vocês|chamada perdida|chamada não atendida|ligação perdida|ligaram me|me ligaram|ligaram para mim',
  ],
  whoSpeaks: [
    'como te chamas|com quem falo|com quem estou a falar|qual é o seu nome|com quem estou falando|é um robô|é um robô ou uma pessoa|é uma pessoa ou um robô|é uma máquina|é uma máquina ou uma pessoa|é uma pessoa ou uma máquina|é uma pessoa|é uma pessoa de verdade|é uma pessoa real|é uma pessoa verdadeira|é um robô ou uma pessoa de verdade|é um robô ou uma pessoa real|é uma pessoa de verdade ou um robô|é uma pessoa real ou um robô|é uma máquina ou uma pessoa de verdade|é humano|é uma gravação|é um bot|como se chama você|como é o seu nome|como é seu nome|qual seu nome|qual é seu nome|qual o seu nome|qual é o teu nome|quem fala|quem está a falar|quem está falando|quem é você|quem és tu|com quem eu falo|com quem é que estou a falar|com quem é que falo|fala com quem',
  ],
  whoIsIt: ['como se chama|como é que se chama|quem é'],
  asksHuman: ['estou a falar|estou falando|falo|eu falando + pessoa|humano|ser humano'],
  ofSite: ['site|página|formulário|link|vosso email|seu email|vosso telefone|seu telefone|vosso número'],
  whenBack: [
    'quando|quanto tempo|a que horas|daqui a quanto tempo + me ligam|ligam me|me ligar|me liga|vão ligar|ligar me|ligam de volta|me retornam|me contactam|contactam me',
    'quando|a que horas|daqui a quanto|quanto tempo + ligam|ligarão|vão ligar|vai ligar|vocês ligam|me ligarão|telefonam|vão telefonar|me retornam|retornam|dão resposta|me avisam|me confirmam|confirmam|vou receber a chamada',
  ],
  asksConfirmed: [
    'está confirmado|está confirmada|fica confirmado|fica confirmada|já está confirmado|já está confirmada|tá confirmado|tá confirmada|está marcado|está marcada|está reservado|está reservada|fica marcado|fica marcada|fica reservado|fica reservada|é certo|é definitivo|a consulta está confirmada|a consulta está marcada|a reserva está confirmada|a mesa está reservada|tenho a mesa|tenho a consulta',
  ],
  ownLanguage: ['fala|falam|falas + portugues', 'português + por favor|em português|pode|podemos'],
};
