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
    'quero morrer|me matar|matar me|acabar com a minha vida',
  ],
  harmless: [
    'tratam|atendem|reparam|arranjam|consertam|oferecem|fazem|instalam|detetam',
    'radiografia|raio x|extintor*|curso|cursos|primeiros socorros|reabilitacao|instalar|instalacao|seguro|lareira',
    'depois de um|apos um|ano passado|ha anos',
  ],
  urgent: ['agora|neste momento|socorro|ajuda|ja'],
  person: [
    'falar com|passe me|passar a|dar me|ponha me|me passa|me passe|me transfere + pessoa|alguem|humano|gerente|dono|dona|responsavel|operador|operadora|atendente|funcionario|funcionaria|rececionista',
    'quero|queria|preciso|prefiro + pessoa real|pessoa de verdade|um humano|um operador|um atendente',
    'nao quero + robo|maquina + falar',
  ],
  personAlone: [
    'operador|operadora|atendente|um atendente|humano|uma pessoa|pessoa real|uma pessoa real|gerente|responsavel',
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
    'preciso|precisava|queria|gostava|gostaria + fazer uma limpeza|fazer uma consulta|consulta de rotina|um horário|uma hora|fazer uma revisão|fazer um exame',
  ],
  bookable: ['consulta|uma consulta|uma marcação|mesa|uma mesa|uma reserva'],
  wishOfDay: [
    'tem|teem|ha|haveria|teria|teriam|voces tem|ainda ha + um quarto|quarto|quartos|uma mesa|mesa|vaga|vagas|uma consulta|consulta|um horario|horario|alguma coisa livre|algo livre|algo disponivel',
    'procuro|procuramos|preciso|queria|quero|gostava|gostaria + um quarto|de um quarto|uma mesa|de uma mesa|uma consulta|de uma consulta|uma marcacao|um horario',
    'preciso|tenho de|tenho que|queria|gostava|gostaria + de ir|ir ai|passar|levar|deixar|de levar|de passar|de deixar|trazer',
    'podem|pode|poderiam|poderia|conseguem + vir|passar cá|passar aqui|vir cá',
    'podem|pode|poderiam|poderia|conseguem + encaixar me|me encaixar|atender me|me atender|receber me',
    'está livre|está disponível|estaria livre|estaria disponível|tem vaga|têm vaga|tem horário|têm horário|tem lugar|têm lugar|há lugar|há vaga|alguma coisa livre|ainda há mesa|têm quarto|tem quarto|tem tempo',
    'posso|podia|poderia|queria + ir aí|passar aí|ir ai|passar por aí + cortar|fazer|pintar|arranjar',
    'podem ver me|pode ver me|podem me ver|pode me ver|me podem ver|podem atender me|podem vir|conseguem vir|pode me atender',
    'queríamos|queria|gostávamos|gostava|gostaríamos|gostaria + jantar|almoçar|comer|ficar|dormir|passar a noite',
    'procuramos|procuro + um duplo|um quarto|um single|uma suite',
  ],
  seating: [
    'ir|vir|jantar|almoçar|comer|lugar|ficar|almoço|passar|reservar|um duplo|um single|um quarto|quarto|procuramos|procuro|somos',
  ],
  lookAt: [
    'arranjam|consertam|reparam + isso|isto',
    'podem|pode|poderiam|poderia|conseguem|consegue|da para + ver isso|ver isto|ver|dar uma olhada|dar uma vista|dar uma olhadela|olhar|verificar|consertar|arranjar|reparar|ajudar|ajudar me|me ajudar|atender me|me atender|resolver|examinar',
    'podem|conseguem|poderiam|alguém pode + vir|passar cá|ver me',
  ],
  noBooking: [
    'custa|custam|preco|quanto|cancelar|desmarcar|cancelamento|entrada|estacionamento|estacionar|parque',
  ],
  callOff: [
    'cancelar|desmarcar|anular + reserva|consulta|marcacao|mesa|quarto|encomenda + minha|quero|queria|preciso|tenho de|posso|gostaria',
  ],
  rebook: [
    'remarcar|mudar|alterar|adiar|reagendar|antecipar + reserva|consulta|marcação|horário + minha|meu|quero|queria|preciso|tenho de|posso|gostaria',
  ],
  wrongNumber: ['número errado|enganei me no número|foi engano|liguei por engano'],
  complaint: [
    'reclamar|uma reclamação|queixar me|apresentar queixa|inaceitável|inadmissível',
    'quero|exijo + reembolso|meu dinheiro|dinheiro de volta',
  ],
  ownLanguage: ['fala|falam|falas + portugues', 'português + por favor|em português|pode|podemos'],
};
