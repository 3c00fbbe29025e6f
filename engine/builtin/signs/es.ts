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
    'quiero morir|quitarme la vida|matarme',
  ],
  harmless: [
    'tratan|atienden|reparan|arreglan|ofrecen|instalan|detectan|imparten',
    'radiografia|extintor*|curso|cursos|primeros auxilios|rehabilitacion|instalar|instalacion|seguro|chimenea',
    'despues de un|tras un|hace anos|el ano pasado',
  ],
  urgent: ['ahora mismo|ayuda|en este momento|estoy teniendo|esta teniendo|auxilio'],
  person: [
    'hablar con|paseme|pase con|poner con|pongame con|comuniqueme|deme + persona|humano|alguien|encargado|encargada|gerente|dueno|duena|agente|operador|operadora|empleado|responsable|recepcionista|persona real',
    'quiero|quisiera|necesito|prefiero + persona real|persona de verdad|un humano|un operador|una operadora',
    'no quiero + robot|maquina + hablar',
  ],
  personAlone: [
    'operador|operadora|un agente|agente|humano|una persona|persona real|una persona real|encargado|representante|recepcionista',
  ],
  booking: [
    'necesito|quiero|quisiera|busco|me gustaria|tengo que + ver al medico|ver a un medico|ver al dentista|ver a un dentista|ver al doctor|un abogado|una abogada|una habitacion doble|una clase de prueba|una sesion de prueba|ver al veterinario',
    'tienen|hay|les queda|tiene + habitacion|habitaciones|mesa|mesas + esta noche|hoy|manana|para dos|libre|disponible',
    'proxima|primera + cita disponible|cita libre|hora libre',
    'enviar|mandar|venir + alguien|un técnico|un fontanero|un electricista|un plomero + pueden|podrían|puede|podría|necesito',
    'puedo|podría|podemos|quisiera|quiero|quería|me gustaría + ver|visitar|una visita|concertar una visita + piso|casa|apartamento|vivienda|inmueble|local',
    'necesito|quiero|quisiera|quería|querría + cita|una hora',
    'hacer|hacerme|hacernos + un hueco|un huequito + puede|puedes|pueden|podéis|podría|podrías|podrían',
    'me apuntas|me apunta|me apuntáis|me apuntan|apúntame|apúnteme|apúntenos|apúntanos|me anota|me anotas|anóteme|anótame|nos apunta|nos apuntas',
    'cuándo|qué día|qué hora + me podéis|me pueden|me puede|me puedes|nos pueden|podéis|podrían|pueden|podría + coger|atender|dar|dais|dan|recibir|ver|pasarse|venir|pasar|hacer un hueco',
    'necesito|necesitamos|busco|buscamos|quiero|quisiera|quería + que venga alguien|que venga un|un fontanero|un electricista|un cerrajero|un técnico|un pintor|un albañil|un plomero',
    'necesito|necesitaría|tengo que|quería|quisiera + que me vea|que me vean|que me mire|que me atienda',
    'me gustaría|quería|quisiera|querría|necesito|quiero|para|me da|me dais|me dan + coger cita|coger hora|pedir cita|pedir hora|cita para|una revisión|un turno',
    'me toca|me tocaría + limpieza|revisión|corte',
  ],
  bookable: ['cita|una cita|mesa|una mesa|una reserva'],
  wishOfDay: [
    'tienen|tienes|hay|les queda|tendrian + una habitacion|habitacion|habitaciones|una mesa|mesa|cita|una cita|hueco|algun hueco|algo libre|algo disponible',
    'busco|buscamos|necesito|quiero|quisiera|querria|me gustaria + una habitacion|habitacion|una mesa|una cita|un hueco|hora',
    'necesito|tengo que|me gustaria|quisiera|quiero + ir|pasarme|pasar|llevar|llevarles|traer|llevarlo|llevarla',
    'pueden|puede|podrían|podría|podéis + venir|pasar|pasarse|acercarse',
    'pueden|puede|podrían|podría + hacerme un hueco|hacernos un hueco|atenderme|atendernos|cogerme',
    'tenéis|tienes|tienen|tiene|hay|queda|quedan|habría|tendríais + algo libre|algo disponible|hueco|huecos|sitio|mesa|mesas|habitación|habitaciones|plaza|plazas',
    'está|estaría|tiene|tendría + libre|disponible|hueco|tiempo',
    'me pueden|me puede|me podéis|nos pueden|lo pueden|la pueden|le pueden + ver|atender|mirar|recibir|coger',
    'queríamos|quería|quisiéramos|quisiera|nos gustaría|me gustaría|vamos a|queremos|podría|podríamos|puedo + cenar|comer|almorzar|pasarme|quedar|quedarnos|ir a teñirme|ir esta tarde|cortarme',
    'me reserva|nos reserva|me reservas|nos reservas|me guarda|nos guarda|me guardas|nos guardas',
  ],
  seating: [
    'ir|venir|cenar|comer|almorzar|desayunar|sitio|quedarnos|quedarme|podemos ir|ir a cenar|ir a comer|ir a las|pasarnos|reservar|una doble|una individual|una habitación|habitación|buscamos|busco|somos|sería|seríamos',
  ],
  lookAt: [
    'lo|la|los|las + arreglan|reparan|miran ustedes',
    'pueden|puede|podrian|podria|podeis|puedes + mirarlo|mirarla|mirarlos|mirarmelo|mirarme|echar un vistazo|echarle un vistazo|revisarlo|revisarla|revisarme|verlo|verla|verme|arreglarlo|arreglarla|arreglarmelo|repararlo|repararla|ayudarme|ayudarnos|ayudar|atenderme|atenderlo|atenderla|limpiarlo|limpiarla|venir|pasarse|lo arreglan|la arreglan|arreglan',
  ],
  noBooking: [
    'cuesta|cuestan|precio|cuanto vale|cuanto|cancelar|cancelacion|anular|entrada|aparcamiento|parking|aparcar|estacionamiento',
  ],
  callOff: [
    'cancelar|anular + reserva|cita|mesa|habitacion|pedido + mi|quiero|necesito|quisiera|tengo que|puedo|nuestra',
  ],
  rebook: [
    'cambiar|mover|aplazar|posponer|reprogramar|modificar|adelantar + cita|reserva + mi|nuestra|quiero|quisiera|necesito|puedo|podría|tengo que|quería',
  ],
  wrongNumber: [
    'número equivocado|me he equivocado de número|me equivoqué de número|me he confundido de número',
  ],
  complaint: [
    'quejarme|una queja|reclamar|una reclamación|poner una queja|inaceptable',
    'quiero|exijo + mi dinero|reembolso|que me devuelvan el dinero',
  ],
  ownLanguage: [
    'habla|hablan|hablas|hablais|se habla + espanol|castellano',
    'español|castellano + por favor|en español|puede|podemos|puedo',
  ],
};
