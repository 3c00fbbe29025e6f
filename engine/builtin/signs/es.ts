/** Spanish. */
import type { Signs } from './types.ts';

export const es: Signs = {
  danger: [
    'gas + huele|oler|olor|huelo',
    'fuga de gas|escape de gas',
    'no|apenas|le cuesta|me cuesta + respira|respirar|respiro|respirando',
    'pecho + duele|dolor|dolores|presion|oprime',
    'sangra|sangrando|sangre + mucho|mucha|no para|sin parar',
    'se ahoga|se esta ahogando|atragantado|atragantada|se atraganta|asfixia*|me ahogo|electrocut*|anafilac*',
    'hay fuego|fuego en|se esta quemando|se quema la|hay un incendio|esta ardiendo',
    'tragado|trago|bebido|bebio|tomado|ingerido + lejia|veneno|detergente|pila|anticongelante',
    'monoxido|detector de humo|alarma de humo|detector de gas + suena|sonando|saltado|pita',
    'desmayado|desmayada|se desmayo|perdido el conocimiento|perdio el conocimiento|no reacciona|no responde + el|ella|mi|padre|madre|marido|mujer|hijo|hija|alguien|se',
    'quiero morir|quiero morirme|me quiero morir|quitarme la vida|matarme',
    'chispas|chispea|humo|quemado|quema + enchufe|cuadro electrico|interruptor|cables',
    'quiero morir|quiero morirme|me quiero morir|quitarme la vida|matarme|no quiero vivir|no quiero seguir viviendo|suicid*',
    'sangre por todas partes|mucha sangre|sangra mucho|sangrando mucho|no para de sangrar|no deja de sangrar',
  ],
  crisis: [
    'quiero morir|quiero morirme|me quiero morir|quitarme la vida|matarme|no quiero vivir|no quiero seguir viviendo|suicid*',
  ],
  animalDanger: [
    'perro|perra|cachorro|gato|gata|conejo|caballo + chocolate|uvas|pasas|cebolla|veneno|matarratas|pastillas + comido|tragado|comio|trago',
    'perro|perra|cachorro|gato|gata|conejo|caballo + envenenado|envenenada|atropellado|atropellada|no respira|convulsiones|convulsionando|desplomado|se ahoga|se esta ahogando',
    'perro|perra|cachorro|gato|gata|conejo|caballo|cobaya|hamster + no puede respirar|le cuesta respirar|respira mal|tumbado de lado|tumbada de lado|no se levanta|no se mueve|sangre por todas partes|mucha sangre|sangra mucho|sangrando mucho|no para de sangrar|no deja de sangrar',
  ],
  persons: [
    'me ha mordido|me mordió|alergi*|alérgi*|no puedo respirar|me ahogo|estoy sangrando|hijo|hija|nino|nina|bebe|mujer|marido|madre|padre|mama|papa|alguien|cliente|persona|amigo|amiga|vecino|vecina',
  ],
  bereaved: [
    'mi|nuestro|nuestra + madre|padre|mama|papa|mujer|esposa|marido|esposo|hijo|hija|hermano|hermana|abuela|abuelo|tia|tio|perro|perra|gato|gata + ha muerto|murio|ha fallecido|fallecio|se ha muerto|acaba de morir|acaba de fallecer',
  ],
  deadThings: [
    'coche|motor|bateria|movil|ordenador|portatil|caldera|moto|maquina|telefono|planta|plantas|aparato',
  ],
  harmless: [
    'tratan|atienden|reparan|arreglan|ofrecen|instalan|detectan|imparten',
    'radiografia|extintor*|curso|cursos|primeros auxilios|rehabilitacion|instalar|instalacion|seguro|chimenea',
    'despues de un|tras un|hace anos|el ano pasado',
  ],
  figures: [
    'me ahogo en deudas|se ahoga en deudas|se esta ahogando en deudas|me ahogo en papeles|me ahogo en facturas|me ahogo en trabajo',
  ],
  urgent: ['ahora mismo|ayuda|en este momento|estoy teniendo|esta teniendo|auxilio'],
  cannotWait: [
    'es una emergencia|es una urgencia|es urgente|muy urgente|reventado una tubería|tubería ha reventado|tubería reventada|se ha roto una tubería|se inunda|se está inundando|está inundada|está inundado|agua por todas partes|agua del techo|agua por el techo',
    'perro|perra|cachorro|gato|gata|conejo|caballo|cobaya|hamster + no come|no ha comido|no quiere comer + vomitando|vomita|vomitado|vomitó',
    'diente|muela|dientes + roto|rota|partido|partida|caído|caída|saltado|se me ha salido|se me rompió',
    'terrible|insoportable|muchísimo|fuertísimo|horrible + dolor|duele',
  ],
  person: [
    'hablar con|paseme|pase con|poner con|pongame con|comuniqueme|deme + persona|humano|alguien|encargado|encargada|gerente|dueno|duena|agente|operador|operadora|empleado|responsable|recepcionista|persona real',
    'quiero|quisiera|necesito|prefiero + persona real|persona de verdad|un humano|un operador|una operadora',
    'no quiero + robot|maquina + hablar',
    'está el dueño|está la dueña|está el encargado|está la encargada|está el jefe|está la jefa|está el gerente|está la gerente|está el responsable|está la responsable|el dueño está|la dueña está|el encargado está|la encargada está|el jefe está|la jefa está|el gerente está|la gerente está|el responsable está|la responsable está',
    'póngame con|páseme con|me puede pasar con|pásame con',
    'me pasa|me pone + con el encargado|con la encargada|con el dueño|con la dueña|con el gerente|con la gerente|con el jefe|con la jefa|con el responsable|con la responsable|con alguien|con el señor|con la señora|con don|con doña|con recepción',
  ],
  personAlone: [
    'operador|operadora|un agente|agente|humano|una persona|persona real|una persona real|encargado|representante|recepcionista',
  ],
  personByRole: [
    'hablar con|páseme con|póngame con|pasarme con|me pasa con|me pone con|comunicarme con + médico|médica|doctor|doctora|dentista|veterinario|veterinaria|farmacéutico|farmacéutica|enfermero|enfermera|abogado|abogada|mecánico|mecánica|peluquero|peluquera|cocinero|cocinera|fisioterapeuta|fisio|profesor|profesora|entrenador|entrenadora|técnico|técnica|secretaria|gestor|fotógrafo|fotógrafa',
  ],
  booking: [
    'necesito|quiero|quisiera|busco|me gustaria|tengo que + ver al medico|ver a un medico|ver al dentista|ver a un dentista|ver al doctor|un abogado|una abogada|una habitacion doble|una clase de prueba|una sesion de prueba|ver al veterinario',
    'tienen|hay|les queda|tiene + habitacion|habitaciones|mesa|mesas + esta noche|hoy|manana|para dos|libre|disponible',
    'proxima|primera + cita disponible|cita libre|hora libre',
    'enviar|mandar|venir + alguien|un técnico|un fontanero|un electricista|un plomero + pueden|podrían|puede|podría|necesito',
    'puedo|podría|podemos|quisiera|quiero|quería|me gustaría + ver|visitar|una visita|concertar una visita + piso|casa|apartamento|vivienda|inmueble|local',
    'necesito|quiero|quisiera|quería|querría + cita|una hora|hora para',
    'hacer|hacerme|hacernos + un hueco|un huequito + puede|puedes|pueden|podéis|podría|podrías|podrían',
    'me apuntas|me apunta|me apuntáis|me apuntan|apúntame|apúnteme|apúntenos|apúntanos|me anota|me anotas|anóteme|anótame|nos apunta|nos apuntas',
    'cuándo|qué día|qué hora + me podéis|me pueden|me puede|me puedes|nos pueden|podéis|podrían|pueden|podría + coger|atender|dar|dais|dan|recibir|ver|pasarse|venir|pasar|hacer un hueco',
    'necesito|necesitamos|busco|buscamos|quiero|quisiera|quería + que venga alguien|que venga un|un fontanero|un electricista|un cerrajero|un técnico|un pintor|un albañil|un plomero',
    'necesito|necesitaría|tengo que|quería|quisiera + que me vea|que me vean|que me mire|que me atienda',
    'me gustaría|quería|quisiera|querría|necesito|quiero|para|me da|me dais|me dan + coger cita|coger hora|pedir cita|pedir hora|cita para|una revisión|un turno|una primera visita|una primera consulta|una primera cita|una consulta',
    'me toca|me tocaría + limpieza|revisión|corte',
    'quería|quisiera|me gustaría|quiero|queríamos + encargar|pedir algo|pedir comida|hacer un pedido|para recoger',
  ],
  bookable: ['cita|una cita|mesa|una mesa|una reserva'],
  bookableFor: ['cita para|una cita para|una cita con|cita con|mesa para|una mesa para'],
  wishOfDay: [
    'tienen|tienes|hay|les queda|tendrian + una habitacion|habitacion|habitaciones|una mesa|mesa|cita|una cita|hueco|algun hueco|algo libre|algo disponible',
    'busco|buscamos|necesito|quiero|quisiera|querria|me gustaria + una habitacion|habitacion|una mesa|una cita|un hueco|hora',
    'necesito|necesitamos|tengo que|tenemos que|me gustaria|nos gustaria|quisiera|quisieramos|quiero|queremos|queria|queriamos + ir|venir|pasarme|pasar|llevar|llevarles|traer|llevarlo|llevarla',
    'pueden|puede|podrían|podría|podéis + venir|pasar|pasarse|acercarse',
    'pueden|puede|podrían|podría + hacerme un hueco|hacernos un hueco|atenderme|atendernos|cogerme',
    'tenéis|tienes|tienen|tiene|hay|queda|quedan|habría|tendríais + algo libre|algo disponible|hueco|huecos|sitio|mesa|mesas|habitación|habitaciones|plaza|plazas',
    'está|estaría|tiene|tendría + libre|disponible|hueco|tiempo',
    'me pueden|me puede|me podéis|nos pueden|lo pueden|la pueden|le pueden|los pueden|las pueden|lo puede|la puede|le puede + ver|atender|mirar|recibir|coger',
    'queríamos|quería|quisiéramos|quisiera|nos gustaría|me gustaría|vamos a|queremos|podría|podríamos|puedo + cenar|comer|almorzar|pasarme|quedar|quedarnos|ir a teñirme|ir esta tarde|cortarme',
    'me reserva|nos reserva|me reservas|nos reservas|me guarda|nos guarda|me guardas|nos guardas',
    'me hacen|me hace|me haces|me hacéis|nos hacen|nos hace|nos hacéis + hueco|un hueco|un huequito',
  ],
  toHave: ['puedo|podría|podemos|podríamos|se puede + tener|hacerme|hacernos|que me hagan|darme|ponerme'],
  toSee: [
    'puede|podría|pueden|podrían|podéis + alguien|un veterinario|una veterinaria|el veterinario|la veterinaria|un médico|una médica|el médico|un dentista|el dentista|la dentista|el doctor|la doctora + ver|verlo|verla|mirar|mirarlo|mirarla|revisar|atender|examinar',
  ],
  visit: [
    'puedo|podría|podemos|podríamos + ir|venir|pasar|pasarme|acercarme|pasarnos|llevarlo|llevarla|llevarle|llevarlos|llevarlas|traerlo|traerla|traerlos',
  ],
  daySuits: [
    'sería|es + posible',
    'puede ser|podría ser|es posible|sería posible|se puede|se podría|le viene bien|les viene bien|os viene bien|le parece bien|les va bien',
  ],
  mayAsk: [
    'puede|pueden|puedes|podéis|podría|podrían|podrías|podríais|puedo|podemos|podríamos|se puede|sería posible|es posible',
  ],
  commands: [
    'a partir de ahora eres|a partir de ahora usted es|desde ahora eres|haz como si|haga como si|actúa como si|actúe como si|finge que|finja que|repite conmigo|repita conmigo|repite después de mí|repita después de mí',
    'el asistente de voz|el asistente|el bot|la ia + dará|da a todos|debe|tiene que',
  ],
  suits: [
    'es mejor|sería mejor|me viene mejor|me va mejor|me viene bien|me va bien|nos viene bien|me iría mejor|prefiero|preferiría|mejor|estaría bien|si puede ser|si es posible',
  ],
  arrives: ['llegada|llegar|llego|llegamos|llegaremos|llegaré|entrada|check in'],
  departs: [
    'salida|salir|salimos|saldremos|saldré|nos vamos|me voy|nos iremos|irnos|marcharnos|marchamos|hasta|check out',
  ],
  seating: [
    'ir|venir|cenar|comer|almorzar|desayunar|sitio|quedarnos|quedarme|podemos ir|ir a cenar|ir a comer|ir a las|pasarnos|reservar|una doble|una individual|una habitación|habitación|buscamos|busco|somos|sería|seríamos',
  ],
  lookAt: [
    'lo|la|los|las + arreglan|reparan|miran ustedes',
    'pueden|puede|podrian|podria|podeis|puedes + mirarlo|mirarla|mirarlos|mirarmelo|mirarme|echar un vistazo|echarle un vistazo|revisarlo|revisarla|revisarme|verlo|verla|verme|arreglarlo|arreglarla|arreglarmelo|repararlo|repararla|ayudarme|ayudarnos|ayudar|atenderme|atenderlo|atenderla|limpiarlo|limpiarla|venir|pasarse|lo arreglan|la arreglan|arreglan',
  ],
  trouble: [
    'mi|mis|nuestro|nuestra|está + enfermo|enferma|vomitado',
    'duele|duelen|dolor|dolores|hinchado|hinchada|fiebre|sarpullido|me pica|gotea|pierde agua|pierde aceite|una fuga|fuga de agua|atascado|atascada|atascó|está roto|está rota|se ha roto|se rompió|se me ha roto|se me rompió|averiado|averiada|una avería|no arranca|no enciende|no se enciende|no funciona|no me funciona|no hay agua caliente|no tenemos agua caliente|no tengo agua caliente|sin agua caliente|no tengo luz|no tenemos luz|sin luz|hace un ruido|hace ruido|chirría|chirrían|pinchado|un pinchazo|se me ha caído|se me cayó|cojea|vomita|vomitando|no come|no quiere comer|diarrea|inundado|inundada|chirrian|gotean|no funcionan|no encienden|no calienta|se ha estropeado|se estropeó|estropeado|estropeada|sale agua|entra agua|cae agua',
    'no para de|no deja de|no para + correr|sonar|gotear|pitar|toser|llorar|salir agua|apagarse',
  ],
  isOver: [
    'ya esta mejor|ya estoy mejor|ya está bien|ya estoy bien|ahora está mejor|ya se le pasó|ya se me pasó|ya se ha pasado|ya funciona|vuelve a funcionar|ya está arreglado|ya está arreglada',
  ],
  booksNothing: [
    'no quiero reservar|no quiero cita|no quiero pedir cita|no necesito cita|no necesito una cita|no quiero una cita|no quiero hacer una reserva|no necesito reservar|no llamo para reservar|no es para reservar',
  ],
  asksWhy: [
    'para que lo necesita|para que lo quiere|por que lo pregunta|por que necesita|para que necesita|por que quiere saber|para que es eso',
  ],
  startOver: [
    'empezar de nuevo|empecemos de nuevo|empezamos de nuevo|desde el principio|empezar de cero|desde cero|todo esta mal|esta todo mal',
  ],
  hasToGo: ['tengo que irme|me tengo que ir|debo irme|tengo que colgar|tengo que dejarle|tengo que dejarlo'],
  noBooking: [
    'cuesta|cuestan|precio|cuanto vale|cuanto|cancelar|cancelacion|anular|entrada|aparcamiento|parking|aparcar|estacionamiento',
  ],
  order: [
    'puedo|podría|podemos|podríamos|se puede|quiero|quisiera|quería|queremos|me gustaría|nos gustaría + pedir una|pedir un|pedir unos|pedir unas|pedir dos|pedir tres|pedir comida|pedir algo|encargar|hacer un pedido|hacer un encargo|pedir para llevar',
  ],
  callOff: [
    'cancelar|anular + reserva|cita|mesa|habitacion|pedido + mi|su|quiero|queria|querria|queremos|queriamos|necesito|necesitamos|quisiera|quisieramos|debo|deberia|deseo|me gustaria|tengo que|tenemos que|tendria que|llamo para|llamaba para|puedo|nuestra',
    'cancelar|anular + visita|estancia|clase|clases|sesion|noche|noches|trabajo|tratamiento|consulta|turno|hora|entrega|limpieza|reparacion|alojamiento + mi|mis|nuestra|nuestro|la|el|quiero|queria|querria|queremos|queriamos|necesito|necesitamos|quisiera|debo|deberia|deseo|me gustaria|tengo que|tenemos que|tendria que|llamo para|puedo',
  ],
  callOffAlone: [
    'tengo que anular|tengo que cancelar|quiero cancelar|quiero anular|quería anular|quería cancelar|quisiera cancelar|quisiera anular|tendría que anular|tendría que cancelar|debo cancelar|debo anular|necesito cancelar|tenemos que cancelar',
  ],
  rebook: [
    'cambiar|mover|aplazar|posponer|reprogramar|modificar|adelantar + cita|reserva + mi|nuestra|quiero|queremos|quisiera|querría|me gustaría|necesito|necesitamos|debo|debería|puedo|podría|tengo que|tenemos que|tendría que|quería|queríamos|llamo para',
    'cambiar|mover|pasar|correr + la cita|mi cita|la reserva|mi reserva|mi hora',
    'necesito|quería|quisiera + otra hora|otro día',
    'cambiar|mover|aplazar|posponer|reprogramar|adelantar|pasar + mi clase|mi visita|la visita|la clase|mi sesión|la sesión|nuestra estancia|mi estancia|mi tratamiento|la entrega|mi consulta|mi turno|nuestra visita|la limpieza',
    'tengo|tenemos|tenía|teníamos + cita|reserva|turno + cambiar|cambiarla|cambiarlo|mover|moverla|moverlo|pasar|pasarla|pasarlo|aplazar|aplazarla|adelantar|adelantarla',
  ],
  anew: [
    'necesito una cita|necesito cita|quiero una cita|quisiera una cita|querría una cita|quería una cita|pedir cita|pedir una cita|pedir hora|me da cita|darme cita|cita para cambiar|hora para cambiar|turno para cambiar|tienen cita|hay cita',
  ],
  absence: [
    'no + puedo|podemos|voy a poder|vamos a poder|podré|podremos|llego|consigo + ir|venir|acudir|asistir|el|la|mañana|hoy|lunes|martes|miércoles|jueves|viernes|sábado|domingo',
    'me ha surgido|nos ha surgido|me surgió|tengo que anular|tengo que cancelar|tenemos que cancelar|tenemos que anular',
  ],
  refuses: [
    'prefiero no|no quiero dar|no quiero darle|no quiero darles|no le doy|no doy mi|no se lo doy|no voy a dar|no quiero decir|no tengo teléfono|no tengo número|para qué quiere mi',
  ],
  instead: ['en vez de|en vez del|en lugar de|en lugar del'],
  amends: [
    'que sea|que fuera|cambiarla a|cambiarlo a|cambiarla al|cambiarlo al|cambiarla para|cambiarlo para|moverla a|moverla al|moverlo a|moverlo al|pasarla a|pasarla al|pasarlo a|pasarlo al|cambiar a|cambiar al|mejor a|mejor el',
  ],
  sales: [
    'venderles|venderle|venderos + publicidad|anuncio|anuncios|nuestros productos|nuestros servicios|seguros',
    'ofrecemos|le ofrecemos|les ofrecemos|podemos ofrecerle|podemos ayudarle|ayudamos a empresas|ayudamos a negocios + seo|para su web|para su página|mejorar su web|posicionar su web|google|publicidad|luz|factura|energía|datáfono|marketing|su negocio|tarifa',
    'llamo|llamamos|le llamo + por su ficha|sobre su ficha|de su compañía eléctrica|por su contrato de luz|sobre su contrato de luz|por su factura de la luz|por su perfil de google|sobre su perfil de google',
    'encargado|responsable + de la luz|de publicidad|del marketing|de compras|de la energía',
  ],
  wrongNumber: [
    'número equivocado|equivocado de número|equivoqué de número|equivocada de número|confundido de número|confundida de número|número incorrecto|equivocado al marcar|equivoqué al marcar',
  ],
  forTeam: [
    'harto|harta|cansado|cansada + esperar|esperando|llamar|llamando|nadie',
    'quejarme|una queja|reclamar|una reclamación|poner una queja|inaceptable',
    'quiero|exijo + mi dinero|reembolso|que me devuelvan el dinero',
    'no estoy contento|no estoy contenta|no estoy nada contento|no estoy nada contenta|descontento|descontenta|decepcionado|decepcionada|me han cobrado de más|me cobraron de más|cobrado dos veces|me han estropeado|me han destrozado',
    'nadie|nunca|no + vino|ha venido|apareció|ha llegado|llegó|llamó|me ha llamado',
    'comida|plato|sopa|pizza|pedido|habitación|servicio + estaba|llegó|fue|estaban + fría|frío|cruda|mal|quemada|malo|mala|horrible|fatal|sucia|sucio',
    'llevo|llevamos + esperando',
    'llego tarde|voy a llegar|llegaré tarde|llegamos tarde|llegaremos tarde|llego un poco|llegamos un poco|vamos a llegar|estoy|voy + tarde|con retraso|retrasado|retrasada|en un atasco',
    'me dejé|me he dejado|olvidé|se me olvidó|dejamos|me olvidé + ahí|allí|ayer|en su|con ustedes|chaqueta|paraguas|bolso|gafas|móvil|mi|el|la',
    'dígale|dile|avise|avisen|dígales + al|a la|que',
    'es una vergüenza|es ridículo|es inaceptable|una tomadura de pelo',
  ],
  returns: [
    'devuelvo la llamada|devolviendo la llamada|devolviendo su llamada|devolverles la llamada|llamada perdida|me han llamado|me habéis llamado|me ha llamado|me llamaron ustedes|me llamaron de ahí|me dijeron que llamara',
  ],
  whoSpeaks: [
    'cómo se llama usted|cómo te llamas|con quién hablo|quién es usted|con quién estoy hablando|quién habla|quién me habla|con quién tengo el gusto|cuál es su nombre|cuál es tu nombre|y usted quién es|quién eres|de parte de quién hablo',
  ],
  whoIsIt: ['cómo se llama|quién es'],
  asksHuman: ['estoy hablando|hablo|estaría hablando|hablando + persona|humano|alguien real'],
  ofSite: [
    'página|sitio web|su web|vuestra web|la web|formulario|enlace|su correo|su teléfono|su número|vuestro teléfono',
  ],
  whenBack: [
    'cuándo|cuánto tardan|cuánto tardarán|a qué hora|en cuánto tiempo + me llaman|me llamarán|me llama|me van a llamar|llamarme|en llamar|en llamarme|devolverme la llamada|contactarme',
    'cuándo|a qué hora|cuánto tardan + llaman|llamarán|llamáis|llamaréis|va a llamar|van a llamar|vais a llamar|me avisan|me avisarán|contactan|me confirman|me confirmarán|recibo la llamada',
  ],
  asksConfirmed: [
    'está confirmado|está confirmada|queda confirmado|queda confirmada|ya está confirmado|ya está confirmada|está reservado|está reservada|queda reservado|queda reservada|tengo la cita|tengo la mesa|es seguro|es definitivo|está confirmada la cita|está confirmada la reserva|la cita está confirmada|la reserva está confirmada',
  ],
  ownLanguage: [
    'habla|hablan|hablas|hablais|se habla + espanol|castellano',
    'español|castellano + por favor|en español|puede|podemos|puedo',
  ],
};
