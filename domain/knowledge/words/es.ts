/** Spanish. */
import type { WordTable } from './word-table.ts';

export const spanish: WordTable = {
  language: 'es',
  stopwords:
    'el, la, los, las, de, y, en, que, un, una, con, para, por, nuestro, nuestra, nuestros, su, sus, se, es, del, al, más, como, le, son, desde, todo, todos, te, tu, o, no',
  days: {
    mon: 'lunes, lun',
    tue: 'martes, mar',
    wed: 'miércoles, mié, mier, mierc',
    thu: 'jueves, jue',
    fri: 'viernes, vie',
    sat: 'sábado, sábados, sáb',
    sun: 'domingo, domingos, dom',
  },
  dayInitials: 'L M X J V S D',
  dayGroups: {
    everyDay: 'todos los días, diario, diariamente, cada día, a diario, los 7 días de la semana',
    weekdays: 'entre semana, días de semana, días hábiles, laborales, días laborables, laborables',
    weekend: 'fin de semana, fines de semana, los fines de semana',
    holidays: 'festivos, días festivos, feriados, festivo',
  },
  hours: {
    through: 'a, al, hasta, hasta las, a las',
    and: 'y, e, &',
    from: 'de, desde, desde las, a partir de las, a partir de, entre, de las',
    open: 'abierto, abiertos, abrimos, abre, horario',
    closed: 'cerrado, cerrados, cerramos, cerrada, descanso, cierre, cierra',
    except: 'excepto, salvo, menos',
    allDay: '24 horas, 24 h, 24h, 24/7, las 24 horas',
    noon: 'mediodía, al mediodía',
    midnight: 'medianoche, media noche',
    late: 'cierre, tarde, hasta cierre, el cierre',
    aside: 'última entrada, último pase, últimas comandas, última admisión, cierre de cocina',
    appointment:
      'con cita previa, cita previa, previa cita, solo con cita, bajo cita, sólo con cita previa, solo con cita previa',
    telephone: 'atención telefónica, horario telefónico, atendemos por teléfono, atendemos el teléfono',
    clock: 'h, hrs, horas, hs',
    am: 'am, a.m, a.m., de la mañana',
    pm: 'pm, p.m, p.m., de la tarde, de la noche',
    filler:
      'abierto, abiertos, abrimos, abre, horario, horarios, de, los, las, el, la, nuestro, nuestros, atención, apertura, al, público, y, todos, en, continuo, ininterrumpido, tardes, mañanas, noches, mañana, tarde, noche, por, estamos, solo, sólo, también, es, comercial, te, os, le, les, esperamos, atendemos, cada, todo, los días, general, generales',
    purpose:
      'cocina, comidas, comida, cenas, cena, desayunos, desayuno, almuerzo, brunch, terraza, recepción, urgencias, urgencia, emergencias, emergencia, reparto, recogida, entrada, salida, check-in, check-out, teléfono, a domicilio, grúa',
    houses:
      'oficina, tienda, taller, clínica, consulta, restaurante, salón, farmacia, local, bar, piscina, gimnasio, spa',
    served: 'sirve, sirven, servimos, servido, ofrece, ofrecemos',
    others:
      'fuera de horario, fuera del horario, farmacia de guardia, más cercano, más cercana, ayuntamiento, urgencias del hospital',
    season:
      'verano, invierno, primavera, otoño, temporada, navidad, semana santa, vacaciones, primer, primero, segundo, último, un, al mes, del mes, cada dos',
  },
  months:
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre, ene, feb, abr, jun, jul, ago, sep, sept, oct, nov, dic',
  headings: {
    hours:
      'horario, horarios, horario de apertura, horario de atención, horas de apertura, nuestro horario, abierto, horario comercial',
    timetable:
      'clases, horario de clases, eventos, agenda, calendario, cursos, talleres, programa, conciertos, actividades',
    services:
      'servicios, nuestros servicios, carta, menú, la carta, nuestra carta, precios, tarifas, tratamientos, qué hacemos, especialidades, productos, habitaciones, lista de precios, bebidas, platos, postres, entrantes, tapas, raciones, entradas, platos principales, segundos platos',
    prices: 'precios, precio, tarifas, tarifa, lista de precios, nuestros precios',
    serviceMenus:
      'servicios, nuestros servicios, tratamientos, nuestros tratamientos, terapias, especialidades, áreas de práctica, qué hacemos, clases, cursos',
    offerCards:
      'especialidad, servicio, lo que hacemos, qué ofrecemos, que ofrecemos, paquetes, nuestros paquetes, procedimientos, nuestras especialidades',
    asides:
      'por qué elegirnos, por qué nosotros, nuestros valores, nuestra filosofía, nuestra historia, cómo trabajamos, comodidades, instalaciones, equipamiento, en la habitación, en las habitaciones, incluye, qué incluye, incluido, nuestro equipo, el equipo, galería, noticias, marcas, formas de pago, síguenos, boletín, información, ventajas, enlaces',
    areas: 'zonas, zona de servicio, zonas de servicio, área de servicio, dónde trabajamos, zonas de reparto',
    faq: 'preguntas frecuentes, preguntas, faq, dudas, preguntas y respuestas',
    testimonials:
      'opiniones, testimonios, reseñas, lo que dicen nuestros clientes, qué dicen nuestros clientes, valoraciones',
    contact:
      'contacto, dónde estamos, ubicación, cómo llegar, dirección, encuéntranos, contáctanos, visítanos, contacta, dónde encontrarnos, visita nuestra tienda, nuestra dirección, ven a vernos',
  },
  phone: {
    phone: 'teléfono, teléfonos, tel, tlf, tfno, móvil, llámanos, whatsapp, teléf, t, llame al',
    fax: 'fax',
  },
  price: {
    from: 'desde, a partir de, de',
    upTo: 'hasta',
    upward: 'en adelante, o más',
    onRequest: 'según mercado, precio de mercado, s/m, a consultar, consultar, según peso',
    free: 'gratis, gratuito, gratuita, sin coste, sin cargo',
    per: 'por, la, el, /, cada',
  },
  notServices:
    'tasa, comisión, envío, depósito, fianza, señal, cancelación, mínimo, descuento, ahorra, vale, iva, total, recargo, propina, suplemento',
  slogans:
    'nosotros, nuestro, nuestra, nuestros, nuestras, usted, tu, tus, su, sus, por qué, más que, bienvenidos, bienvenido, descubre, conoce, quiénes',
  policy:
    'cancel, anulaci, reembols, devoluci, depósito, fianza, señal, aparcamiento, aparcar, parking, se admiten, mascotas bienvenid, no se admiten, perros bienvenid, pago, tarjeta, efectivo, bizum, seguro, garantía, alerg, alérg, intoleranc, pedido mínimo, entrega, a domicilio, sin cita, fumar, retraso, tarjeta regalo, niños',
  other:
    'zona de, zonas de, atendemos en, hablamos, idiomas, accesible, silla de ruedas, fundad, negocio familiar, empresa familiar, propietari, certificad, años de experiencia, wifi, wi-fi, vegan, vegetarian, sin gluten, reservas, reserva, urgencias, metro, autobús, nuevos pacientes, colegiad',
  questions:
    'qué, cómo, cuándo, dónde, cuál, cuáles, quién, por qué, puedo, se puede, hay, tienen, aceptan, es, son, cuánto, cuánta, necesito, debo, ofrecen, hacen, admiten, tenéis, hacéis, aceptáis',
  credits:
    'diseño web, diseñado por, desarrollado por, web por, creado por, diseño, powered by, hecho por, fotos, fotografía, diseño y desarrollo, página web creada por, sitio web por, desarrollo web, web diseñada por, realizado por, posicionamiento web, web desarrollada',
  thirdParties:
    'recomendamos, fabricante, centro asociado, clínica hermana, alojamiento web, hosting, agencia española de protección, juzgado, colegio oficial, taxi, taxis, policía, guardia civil, ayuntamiento, oficina de turismo, nuestros vecinos, aseguradora, defensor del pueblo, oficina del consumidor',
  calls:
    'leer más, ver más, más información, más info, saber más, reservar, reservar ahora, reserva ya, reserve ahora, pedir cita, pide cita, comprar, comprar ahora, añadir al carrito, contactar, contáctanos, llámanos, ver carta, ver detalles, solicitar presupuesto, descubre más',
  offered:
    'abogad, acabado, aceite, acupuntura, aire acondicionado, alineacion, alojamiento, alquiler, analisis, arreglo, asado, asesor, audiometria, balance, bano, barba, bateria, belleza, blanqueamiento, boda, bono, bordado, cabana, cafe, carne, carpinter, catering, cena, ceramica, cerraj, cirugia, clase, climatizacion, coaching, color, comida, construccion, consult, control, corona, corte, costura, cuidado, curso, depilacion, dermatolog, desayuno, desatasco, diagnostic, diseno, divorcio, drenaje, ecografia, electric, embarazo, empanada, endodoncia, ensalada, entrenamiento, envio, escuela, esmalt, estetica, estudio, evaluacion, evento, excursion, extraccion, facial, fisioterap, fontaner, foto, freno, gestion, gestoria, gimnas, ginecolog, habitacion, hamburgues, herencia, hosped, higiene, imagen, implante, implantologia, impresion, instalacion, jardin, laboral, laser, lavado, lentes, limpieza, llanta, logopedia, maquillaje, mantenimiento, manicura, masaje, mecanica, mechas, medicina, menu, montaje, motor, mudanza, neumatico, nutricion, obra, odontolog, ortodoncia, osteopat, panader, pasta, pastel, paseo, pedicura, peeling, peinado, pelo, peluquer, periodoncia, pescado, pesca, pilates, pintura, piscina, pizza, podolog, postre, protesis, psicolog, puesta a punto, reforma, rehabilitacion, reparacion, repostería, residencia, restauracion, revision, rinoplastia, sauna, seguro, servicio, sesion, sopa, suelo pelvico, taller, tapicer, tarta, tatuaje, te, terapia, tinte, torta, trabajo, traduccion, transporte, traslado, tratamiento, tutoria, una, vacuna, valoracion, venta, verduras, viaje, video, vino, visita, yoga',
  generic:
    'inicio, bienvenidos, bienvenido, bienvenidos a, contacto, sobre nosotros, nosotros, quiénes somos, servicios, nuestros servicios, carta, menú, precios, horario, galería, home, noticias, página principal, aviso legal, dónde estamos',
};
