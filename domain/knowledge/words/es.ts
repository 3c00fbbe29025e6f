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
    thu: 'jueves, jue, juev',
    fri: 'viernes, vie, vier',
    sat: 'sábado, sábados, sáb',
    sun: 'domingo, domingos, dom',
  },
  dayInitials: 'L M X J V S D, Lu Ma Mi Ju Vi Sa Do, - Mart Mier Juev Vier - Dgo, - - Miér - Viern - Domin',
  dayGroups: {
    everyDay:
      'todos los días, diario, diariamente, cada día, a diario, los 7 días de la semana, de lunes a domingo todos los días, 7 días a la semana, los siete días de la semana, 365 días al año, los 365 días del año, 365 días del año, 365 días, todas las mañanas, cada mañana, todas las tardes, cada tarde, todas las noches, cada noche',
    weekdays: 'entre semana, días de semana, días hábiles, laborales, días laborables, laborables',
    weekend: 'fin de semana, fines de semana, los fines de semana',
    holidays:
      'festivos, días festivos, feriados, festivo, lunes festivos, lunes festivo, lunes feriados, feriado',
  },
  hours: {
    through: 'a, al, hasta, hasta las, a las',
    and: 'y, e, &',
    from: 'de, desde, desde las, a partir de las, a partir de, entre, de las',
    open: 'abierto, abiertos, abrimos, abre, horario, abierta, abiertas',
    closed:
      'cerrado, cerrados, cerramos, descansamos, cerrada, descanso, cierre, cierra, cerr., cerr, cerradas, día de descanso, descanso semanal, día de cierre, día libre, día no laborable, cierre por vacaciones, cerrado por vacaciones, estamos de vacaciones, estaremos de vacaciones, nos vamos de vacaciones, no hay consulta, no hay consultas, sin consulta, no atendemos, no abrimos',
    leave: 'vacaciones del',
    except:
      'excepto, salvo, menos, a excepción de, menos los, con excepción de, a excepción del, excepto los',
    only: 'solo, sólo, solamente, únicamente',
    allDay: '24 horas, 24 h, 24h, 24/7, las 24 horas',
    noon: 'mediodía, al mediodía',
    midnight: 'medianoche, media noche',
    late: 'cierre, tarde, hasta cierre, el cierre, puesta de sol, puesta del sol, anochecer',
    pauses: 'cerrado al mediodía, descanso de mediodía, pausa',
    morning: 'mañana, mañanas, por la mañana, mañ., todas las mañanas, cada mañana',
    afternoon:
      'tarde, tardes, noche, noches, por la tarde, por la noche, todas las tardes, cada tarde, todas las noches, cada noche',
    aside:
      'última entrada, último pase, últimas comandas, última admisión, cierre de cocina, último pedido, últimos pedidos, última reserva, última comanda, último acceso, último turno, última cita, la cocina cierra, cocina cierra a las, cocina hasta',
    appointment:
      'con cita previa, cita previa, previa cita, solo con cita, bajo cita, sólo con cita previa, solo con cita previa',
    telephone: 'atención telefónica, horario telefónico, atendemos por teléfono, atendemos el teléfono',
    calling: 'llámenos, llámanos, llame, llama al, llámanos al',
    clock: 'h, hrs, horas, hs',
    hourNames:
      'una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veintiuna, veintidós, veintitrés',
    halfBehind: 'y media',
    am: 'am, a.m, a.m., de la mañana',
    pm: 'pm, p.m, p.m., de la tarde, de la noche, del mediodía',
    filler:
      'abierto, abiertos, abrimos, abre, horario, horarios, de, los, las, el, la, nuestro, nuestros, atención, apertura, al, público, y, todos, en, continuo, ininterrumpido, tardes, mañanas, noches, mañana, tarde, noche, por, estamos, solo, sólo, también, es, comercial, te, os, le, les, esperamos, atendemos, cada, todo, los días, general, generales, nos, encontrarás, jornada, continua, sin, interrupción, mediodía, 6 días a la semana, abierta, abiertas, vísperas de festivos, víspera de festivos, víspera de festivo, vísperas de festivo, vísperas',
    purpose:
      'secretaría, cocina, comidas, comida, cenas, cena, desayunos, desayuno, almuerzo, brunch, terraza, recepción, urgencias, urgencia, emergencias, emergencia, reparto, recogida, entrada, salida, check-in, check-out, teléfono, a domicilio, grúa, delivery, take away, para llevar, se entregan, entregamos, repartimos, entregas, reparto a domicilio, extracciones',
    lunch: 'comidas, comida, almuerzo, almuerzos',
    dinner: 'cenas, cena',
    offices: 'secretaría',
    houses:
      'oficina, tienda, taller, clínica, consulta, restaurante, salón, farmacia, local, bar, piscina, gimnasio, spa',
    served: 'sirve, sirven, servimos, servido, ofrece, ofrecemos',
    others:
      'fuera de horario, fuera del horario, farmacia de guardia, más cercano, más cercana, ayuntamiento, urgencias del hospital',
    feasts:
      'nochebuena, nochevieja, año nuevo, día de año nuevo, día de navidad, reyes, día de reyes, viernes santo, jueves santo, día del trabajo, todos los santos, la inmaculada, lunes de pascua, domingo de pascua, domingo de resurrección, domingo de ramos, sábado santo, lunes de carnaval, martes de carnaval, black friday',
    season:
      'período escolar, periodo escolar, periodo lectivo, curso escolar, verano, invierno, primavera, otoño, temporada, navidad, semana santa, vacaciones, primer, primero, segundo, último, un, al mes, del mes, cada dos, si el tiempo lo permite, temporada alta, temporada baja, fuera de temporada, resto del año',
  },
  months:
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre, ene, feb, abr, may, jun, jul, ago, sep, sept, oct, nov, dic, 1 mar, 15 mar, 31 mar',
  headings: {
    hours:
      'horario, horarios, horario de apertura, horario de atención, horas de apertura, nuestro horario, abierto, horario comercial',
    timetable:
      'clases, horario de clases, eventos, agenda, calendario, cursos, talleres, programa, conciertos, actividades, misas, misa, horario de misas, horarios de misas',
    services:
      'servicios, nuestros servicios, carta, menú, la carta, nuestra carta, precios, tarifas, tratamientos, qué hacemos, especialidades, productos, habitaciones, lista de precios, bebidas, platos, postres, entrantes, tapas, raciones, entradas, platos principales, segundos platos, sabores, nuestros sabores, sabores clásicos',
    prices:
      'precios, precio, tarifas, tarifa, lista de precios, nuestros precios, honorarios, costes, costos',
    menus: 'carta, la carta, nuestra carta, menú, menús, menu, carta de vinos, carta de bebidas',
    courses:
      'desayunos, desayuno, almuerzos, comidas, cenas, entrantes, entradas, primeros, segundos, platos, platos principales, segundos platos, tapas, raciones, ensaladas, sopas, carnes, pescados, pastas, pizzas, hamburguesas, bocadillos, postres, bebidas, cafés, café, zumos, vinos, vino, vinos tintos, vinos blancos, cervezas, cócteles, copas, guarniciones, para picar, para compartir, menú infantil',
    serviceMenus:
      'servicios, nuestros servicios, tratamientos, nuestros tratamientos, terapias, especialidades, áreas de práctica, qué hacemos, clases, cursos, servicio, tratamiento, talleres, nuestros cursos, nuestras clases, cursos y talleres',
    offerCards:
      'especialidad, servicio, lo que hacemos, qué ofrecemos, que ofrecemos, paquetes, nuestros paquetes, procedimientos, nuestras especialidades, accesorios, recambios, repuestos, recambios y accesorios, nuestro surtido, qué vendemos, vendemos, ofrecemos, realizamos, hacemos, reparamos, servicios ofrecidos, servicios que ofrecemos, servicios que realizamos, nuestra oferta, lista de servicios, catálogo de servicios, a qué nos dedicamos, ofrezco, mis servicios, lo que ofrecemos, lo que hago, en qué te ayudamos, en qué podemos ayudarte, cómo podemos ayudarte, áreas de trabajo, áreas de especialización, nuestros tratamientos, nuestras terapias',
    asides:
      'por qué elegirnos, por qué nosotros, nuestros valores, nuestra filosofía, nuestra historia, cómo trabajamos, comodidades, instalaciones, equipamiento, en la habitación, en las habitaciones, incluye, qué incluye, incluido, nuestro equipo, el equipo, galería, noticias, marcas, formas de pago, síguenos, boletín, información, ventajas, enlaces, por qué confiar, por qué escoger, razones para, nuestras ventajas, nuestros puntos fuertes, qué nos diferencia, lo que nos diferencia, nuestro compromiso, compromiso, nuestra misión, misión, nuestra visión, visión, valores, quiénes somos, sobre nosotros, nuestra experiencia, nuestros clientes, clientes, confían en nosotros, han confiado, pasos, los pasos, paso a paso, cómo funciona, cómo reservar, el proceso, nuestro proceso, nuestra metodología, metodología, tu visita, nuestros profesionales, profesionales, equipo médico, equipo humano, nuestros médicos, nuestros profesores, anfitriones, conócenos, blog, nuestro blog, últimas noticias, últimas entradas, artículos, actualidad, novedades, prensa, nuestros proyectos, trabajos realizados, nuestros trabajos, proyectos realizados, portafolio, antes y después, galería de fotos, premios, reconocimientos, certificados, certificaciones, acreditaciones, colegios profesionales, asociaciones, miembros de, aseguradoras, colaboradores, partners, proveedores, marcas con las que, nuestras marcas, nuestras instalaciones, tecnología, zonas de trabajo, zonas de, trabaja con nosotros, empleo, descargas, enlaces de interés, redes sociales, contáctanos, suscríbete, política de, características, equipamiento',
    areas: 'zonas, zona de servicio, zonas de servicio, área de servicio, dónde trabajamos, zonas de reparto',
    faq: 'preguntas frecuentes, preguntas, faq, dudas, preguntas y respuestas',
    testimonials:
      'opiniones, testimonios, reseñas, lo que dicen nuestros clientes, qué dicen nuestros clientes, valoraciones, libro de visitas, libro de firmas',
    contact:
      'contacto, dónde estamos, ubicación, cómo llegar, dirección, encuéntranos, contáctanos, visítanos, contacta, dónde encontrarnos, visita nuestra tienda, nuestra dirección, ven a vernos',
  },
  markup: {
    areas: 'Zona de cobertura',
    payment: 'Formas de pago',
    currencies: 'Moneda',
    languages: 'Idiomas',
    prices: 'Rango de precios',
    cuisine: 'Cocina',
    amenities: 'Servicios e instalaciones',
    pets: 'Se admiten mascotas',
    smoking: 'Se permite fumar',
    bookings: 'Se aceptan reservas',
    arrival: 'Check-in desde las',
    departure: 'Check-out hasta las',
    founder: 'Fundador',
    founded: 'Fundado en',
    yes: 'sí',
    no: 'no',
  },
  phone: {
    phone: 'teléfono, teléfonos, tel, tlf, tfno, móvil, fijo, llámanos, whatsapp, teléf, t, llame al',
    fax: 'fax',
  },
  price: {
    from: 'desde, a partir de, empieza en, empiezan en, de',
    upTo: 'hasta',
    upward: 'en adelante, o más',
    old: 'era, antes, en vez de, en lugar de, precio normal, en vez, en lugar, precio habitual, precio regular, precio original',
    now: 'ahora, por, ahora por, ahora solo, solo, precio de oferta, precio de venta, precio rebajado, precio actual',
    notPaid:
      'de descuento, descuento, de rebaja, dto., menos, de señal, señal, de depósito, depósito, de fianza, fianza, de anticipo, de penalización',
    onRequest:
      'precio variable, el precio varía, según mercado, precio de mercado, s/m, a consultar, consultar, según peso',
    free: 'gratis, gratuito, gratuita, sin coste, sin cargo',
    per: 'por, la, el, /, cada',
  },
  notServices:
    'asegurado, asegurados, capital social, penalización, no presentarse, tasa, pedido al menos, pedido como mínimo, comisión, envío, gastos de envío, entrega a domicilio, pedido mínimo, depósito, fianza, señal, cancelación, mínimo, descuento, ahorra, vale, iva, total, propina, cancelaciones, financiamos, financiación, sin intereses, cobramos',
  slogans:
    'nosotros, nuestro, nuestra, nuestros, nuestras, usted, tu, tus, su, sus, por qué, más que, bienvenidos, bienvenido, descubre, conoce, quiénes',
  policy:
    'cancel, anulaci, reembols, devoluci, depósito, fianza, señal, aparcamiento, aparcar, parking, se admiten, mascotas bienvenid, no se admiten, perros bienvenid, pago, tarjeta, efectivo, bizum, seguro, garantía, alerg, alérg, intoleranc, pedido mínimo, entrega, a domicilio, sin cita, fumar, retraso, tarjeta regalo, niños',
  other:
    'zona de, zonas de, atendemos en, hablamos, idiomas, accesible, silla de ruedas, fundad, negocio familiar, empresa familiar, propietari, certificad, años de experiencia, wifi, wi-fi, vegan, vegetarian, sin gluten, reservas, reserva, urgencias, metro, autobús, nuevos pacientes, colegiad',
  describes:
    'somos, ofrecemos, brindamos, vendemos, fabricamos, reparamos, nos dedicamos, nos especializamos, contamos con, nuestra empresa, nuestro restaurante, nuestra clinica, nuestro hotel, nuestro centro, nuestra tienda, empresa dedicada, empresa especializada, empresa familiar, negocio familiar, especialistas en, especializados en, expertos en, en nuestra clinica, en nuestro centro, bienvenidos a nuestro, bienvenidos a nuestra',
  yours: 'tu, su',
  notices:
    'cerrado, cerrados, cerrada, de vacaciones, hemos mudado, buscamos, estamos buscando, en construccion',
  questions:
    'qué, cómo, cuándo, dónde, cuál, cuáles, quién, por qué, puedo, se puede, hay, tienen, aceptan, es, son, cuánto, cuánta, necesito, debo, ofrecen, hacen, admiten, tenéis, hacéis, aceptáis, porqué, para qué, en qué, de qué, a qué, con qué, por cuánto, cada cuánto, cuántos, cuántas, hay que, puede, pueden, debería, se pueden, existe, existen, es necesario, y si',
  credits:
    'diseño web, diseñado por, desarrollado por, web por, creado por, diseño, powered by, hecho por, fotos, fotografía, diseño y desarrollo, página web creada por, sitio web por, desarrollo web, web diseñada por, realizado por, posicionamiento web, web desarrollada, web creada por, web realizada por, web hecha por, página creada por, página realizada por, página diseñada por, página hecha por, sitio creado por, sitio realizado por, sitio hecho por, diseñada por, creada por, desarrollada por, con ♥ por, con ❤ por',
  seated:
    'ubicado en, ubicada en, ubicados en, ubicadas en, situado en, situada en, situados en, con sede en',
  thirdParties:
    'recomendamos, fabricante, centro asociado, clínica hermana, alojamiento web, hosting, agencia española de protección, juzgado, colegio oficial, taxi, taxis, policía, guardia civil, ayuntamiento, oficina de turismo, nuestros vecinos, aseguradora, defensor del pueblo, oficina del consumidor, delegado de protección, aepd, consejería, colegio de, autoridad de control, ministerio de, información turística, centro de salud, autoridad competente, bomberos, hospital universitario, hospital general, seguro de responsabilidad civil, compañía aseguradora',
  calls:
    'volver arriba, arriba, ir arriba, leer más, ver más, más información, más info, saber más, reservar, reservar ahora, reserva ya, reserve ahora, pedir cita, pide cita, comprar, comprar ahora, añadir al carrito, contactar, contáctanos, llámanos, ver carta, ver detalles, solicitar presupuesto, descubre más',
  offered:
    'abdomen, abogad, abono, acabado, aceite, acero, acolchad, acompan, acuarel, acuario, acupuntura, adiestr, afinac, aleman, alergi, alfombr, alicat, alineacion, almuerzo, alojamiento, alquiler, aluminio, amarre, ampliac, analisis, anestesia, antena, aparato, arbit, arbol, arquitect, arreglo, arrend, arroz, asado, asesor, asist, aspirad, atencion, audifono, audiometria, autocar, autoescuela, automatiz, averia, azulejo, bachat, baile, balance, bano, barba, barniz, barra, bateria, bautiz, belleza, bicicleta, biopsia, blanqueamiento, bocadill, boda, bolso, bomba, bono, bordad, botox, brazo, brunch, buceo, bujia, cabana, cabello, cachorr, cafe, caldera, calefacc, calzado, cama, camion, canal, capacitac, cardiolog, carne, carpinter, carrocer, castrac, cata, catering, cejas, celular, cena, cera, cerraj, cerramiento, certific, cerveza, chapa, ciatica, ciclis, cimient, cirugia, civil, clase, climatizacion, coaching, coches, cocina, coctel, colchon, color, combo, comida, compra, computad, comunion, conferenc, conservac, construc, consult, contab, contenedor, contrato, control, copia, corona, correa, correc, corte, cortin, cosmet, costura, cristal, cubierta, cuello, cuidado, curac, curso, dental, dentist, depilacion, derecho, dermatolog, derribo, desatasco, desayuno, desinfecc, desinsect, desparasit, desratiz, detox, diagnostic, dictad, dieta, discos, diseno, divorcio, domotica, drenaje, ducha, ecocardio, ecografia, educac, electric, electro, embalaje, embarazo, embrague, empanada, empaste, encimera, encuader, endodoncia, energia, enfermer, ensalada, ensayo, entrante, entrenamiento, envio, envoltor, equip, escala, escalera, escanner, escritur, escuela, esmalt, espalda, estampad, esteril, estetica, estiramient, estuco, estudio, evaluacion, evento, examen, excavac, excursion, exfoliac, extension, extraccion, fabricac, fachada, facial, facturac, farmac, fertiliz, fianza, filtro, finca, fiscal, fisioterap, flamenco, floral, flores, florist, fogon, fontaner, forj, foto, frances, freno, fuga, funda, gafas, garaje, gas, geriatr, gestion, gestoria, gimnas, ginecolog, goma, grabad, grafic, granit, grua, guarderia, guardia, guia, guitarra, habitacion, hamburgues, helado, herenc, herradu, herrer, hidrata, hierro, higiene, hipotec, homeopat, hormigon, hosped, hospitaliz, hostal, huevo, humedad, idioma, iluminac, imagen, impermeabil, implante, implantologia, importac, impresion, impuesto, incapacid, infantil, ingles, injert, inmobil, inspecc, instalacion, inversion, inyecc, ipl, itv, jamon, jardin, joya, jubilac, judo, junta, karate, laboral, laboratorio, lactancia, lamina, lampara, laser, lavado, lavander, lengua, lentes, letrero, levantam, limpieza, liposucc, liquidac, llanta, logistic, logopedia, lunch, luz, madera, maderoterap, magnetoterap, maletas, mamograf, manguera, manicura, mantenimiento, maquillaje, maquina, marco, maridaje, mariscos, marmol, masaje, matematic, matrimonio, mecanic, mechas, medic, menu, mesoterap, metal, microblading, micropigment, mobiliario, mochila, moda, moldura, monitor, montaje, motocicl, motor, mudanza, mueble, multas, muro, musica, natacion, neonat, neumatico, neurolog, notaria, novia, nutric, obra, odontolog, oftalmolog, optica, ordenador, ortodoncia, osteopat, oxigen, paella, panader, papel, paquete, parabris, parqu, parrilla, parto, paseo, pasta, pastel, patinete, pavim, pediatr, pedicura, peeling, peinad, pelo, peluquer, pension, perfume, periodoncia, peritaje, perman, perros, persianas, pesca, pestanas, piano, piedra, piel, pilates, pintor, pintura, piscina, pizarra, pizza, placa, plancha, planta, playa, plomer, poda, podolog, pollo, porcelan, portatil, postre, prepar, prevenc, protesis, proyecto, psicolog, psicoped, psiquiatr, publicid, puerta, pulido, quesos, quiropract, radiad, radio, ramos, recambio, reciclaje, reclam, recogida, rectific, reflexolog, reforma, regalo, rehabilitacion, reiki, rejas, relaj, reloj, remolque, renov, repar, reposici, repostaje, reposteria, residencia, restauracion, restaurante, retir, revest, revision, rinoplastia, rodamient, ropa, rotulac, salon, sangre, sastre, sauna, seguro, senderis, sesion, silla, software, solado, solar, soldad, sonido, sopa, spa, suelo, suite, surf, tablas, taller, tapas, tapice, tarima, tarta, tasac, tatu, taxi, techo, tejado, televis, tenis, terapia, termo, testamento, textil, tinte, toldo, tolva, tornill, torta, tortilla, trabajo, traduccion, tramit, transfer, transporte, traslado, trasplant, tratamiento, trenzas, tubo, turismo, tutoria, urolog, vacuna, valoracion, vehicul, vela, venta, verdura, vestid, veterinar, viaje, video, vidrio, vigilan, vinilo, vino, visita, vitamina, vivienda, vuelo, yeso, yoga, yogur, zapato, zumba, zumo, cascos, alforja, candado, repuesto, sillín, armari, vestidor, mesa, librer, estanter, mostrador, ventana, barandilla, sofa, sillon, butaca, cabecero, cabezal, dormitorio, antigueda, lacado, cucarach, mosquito, hormig, roedor, chinche, termita, palomas, lentilla, progresiv, miopia, engras, poderes, compuls, legitimac, vaciad, enser, trastero, portes, descarga, virus, pantalla, tablet, consola, peluche, juguete, puzle, puzzle, uniforme, alfombra, edredon, mancha, arrugas, celosia, mampara, canalon, bajante, aljibe, cesped, riego, palmera',
  virtues:
    'amabl, ambiente, amplia, asequib, atent, calida, cercan, certificad, comodidad, comodo, compromis, confianza, confort, creativ, cuidados, dedicac, economic, eficac, eficien, excelenc, experienc, expert, facil, familiar, filosofia, flexib, garanti, gratis, gratuit, honest, honrad, ilusion, inmediat, inmejorab, innovac, integral, mejor, metodo, mision, modern, objetiv, pasion, personal, precios, precision, prestigi, profesional, promesa, puntual, rapid, respet, respons, resultad, satisfac, segura, seguridad, sencill, seriedad, solucion, tecnolog, tradic, tranquil, transparen, trato, trayector, unic, valor, ventaj, vision, vocacion',
  ailments:
    'enfermedad, enfermedades, absceso, abscesos, infección, infecciones, inflamación, dolor, dolores, cefalea, migraña, migrañas, artritis, artrosis, ciática, diabetes, cáncer, tumor, tumores, asma, eccema, acné, psoriasis, insomnio, ansiedad, depresión, náuseas, vómitos, diarrea, fiebre, tos, hinchazón, sangrado, mareos, vértigo, gripe, estreñimiento, picor, obesidad, arañazo, arañazos, rasguños, rayones, desgarro, desgarros, manchas, quemaduras, abolladuras, grietas, agujeros, daños',
  roles:
    'propietari, dueñ, fundador, gerente, director, responsable, encargad, soci, abogad, doctor, dr., dra., médic, dentista, odontólog, ortodoncista, implantólog, higienista, enfermer, veterinari, auxiliar, fisioterapeuta, psicólog, terapeuta, nutricionista, monitor, profesor, entrenador, instructor, peluquer, estilista, esteticista, cocinero, chef, recepcionista, secretari, administra, técnic, arquitect, ingenier, asistente, coordinador, president',
  kinds:
    'hotel, hostal, pensión, casa rural, camping, restaurante, mesón, asador, taberna, cervecería, bar, cafetería, pizzería, heladería, panadería, pastelería, confitería, carnicería, pescadería, frutería, bodega, bodegas, floristería, vivero, librería, papelería, joyería, óptica, farmacia, clínica, clínica dental, consultorio, consulta, odontológica, odontología, veterinaria, fisioterapia, podología, centro, centro médico, gimnasio, peluquería, barbería, estética, salón, spa, taller, talleres, mecánica, neumáticos, automóviles, autoescuela, taxi, transportes, electricidad, fontanería, climatización, carpintería, cerrajería, pinturas, reformas, construcciones, limpiezas, lavandería, tintorería, inmobiliaria, seguros, asesoría, gestoría, abogados, notaría, academia, escuela, guardería, residencia, hospedaje, imprenta, fotografía, estudio, servicios, ferretería, dentista, dentistas, fisioterapeuta, veterinario, veterinarios, abogado, abogada, peluquero, fontanero, fontaneros, electricista, electricistas, cerrajero, cerrajeros, carpintero, pintor, pintores, fotógrafo, fotógrafa, psicólogo, psicóloga, psicología, podólogo, osteópata, osteopatía, notario, mudanzas',
  generic:
    'inicio, bienvenidos, bienvenido, bienvenidos a, contacto, sobre nosotros, nosotros, quiénes somos, servicios, nuestros servicios, carta, menú, precios, horario, galería, home, noticias, página principal, aviso legal, dónde estamos, sitio oficial, web oficial, página oficial, página web oficial, sitio web oficial, recargo, suplemento',
  priceLabels:
    'cuota, honorarios, tarifa normal, tarifa estandar, precio normal, precio base, rango, coste, costo, importe, inversion, total, precio y duracion, precios y duracion, duracion y precio, precio base, tarifa base, precio habitual, precio normal, precio regular, precio de oferta, precio de venta, precio rebajado, precio unitario, precio por unidad, precio original, precio actual',
  titles: 'dr, dra, prof, sr, sra, lic, doctor, doctora, ing',
  smallWords: 'de, del, la, el, los, las, y, e',
  patterns: {
    page: {
      otherHouses:
        'enlaces (?:de interes|utiles)|(?:(?:nuestros|nuestras|mis|los|las) )*(?:amigos|socios|colaboradores|puntos de venta|distribuidores|proveedores|recomendaciones|centros colaboradores|clinicas colaboradoras)|donde comprar(?: .*)?|recomendamos',
      projects:
        '(?:(?:nuestros|nuestras|ultimos|ultimas|algunos|algunas) )*(?:referencias|proyectos|trabajos|obras)(?: (?:recientes|realizad[oa]s))?',
      otherPlaces:
        '(?:(?:el|la|los|las) )?(?:(?:que (?:ver|visitar)|donde comer|(?:lugares|puntos|sitios) (?:de interes|para visitar)|atracciones turisticas|alrededores|entorno)(?: (?:y (?:que )?(?:hacer|visitar|ver)|en|de|cerca|alrededor)(?: .*)?)?|que hacer (?:y (?:que )?ver(?: .*)?|cerca(?: .*)?|en (?:la zona|los alrededores))|(?:excursiones |planes )?(?:en|por) (?:los alrededores|la zona|las cercanias)|cerca de aqui|la zona|la comarca)',
      noteOpening: 'nota|atención|importante|aviso|ojo',
      firstPerson: 'nosotros|nuestr\\p{L}{1,2}|nos',
      pitches: 'por que (?:elegirnos|nos eligen|nosotros|nos)|necesitas|buscas|quieres|has|sabias',
      ownQuestions: '(?:que|como|donde|quienes) (?!pod|deb|dev|ten|temos|necesit|precis)\\p{L}+[aeio]mos',
      invitations:
        '¿?(?:buscas|tienes (?:dudas|(?:alguna|mas) (?:duda|pregunta))|listo para|alguna duda|te ayudamos)',
      why: 'Por qué',
      abbreviations: 'dr|av|sr|sra|tel|prof|min|max|avda|dra|p\\.ej|núm|aprox|ctra',
      legalPages:
        'avisos? legal(?:es)?|politica (?:de )?(?:privacidad|cookies)|terminos y condiciones|condiciones (?:de uso|generales)',
      legalWords: 'aviso legal|derechos reservados',
      since: 'desde',
      onward: 'desde|a partir de',
      dateArticles: 'el|de',
      leftovers:
        '^(?:servicio|producto) \\d{1,2}$|(?:escrib[ea]|introduzca|introduce|inserte|inserta|anade) aqui (?:tu|su|el) (?:horario|direccion|telefono)|texto de ejemplo|anade tu texto|saltar al contenido',
      cookieSpeakers: 'este sitio|utilizamos|usamos',
      consent: 'aceptar (?:todas|cookies)',
      leftoverHints: 'servicio|producto|escrib|introdu|insert|texto de|anade|saltar al|cookie|aceptar',
      overriding: 'ignora|olvida|omite',
      overridden: 'instruc\\w*|indicaciones|reglas',
      earlier: 'anterior\\w*|precedent\\w*',
      instructions: 'instruccion',
      toMachines:
        '(?:^|[.!?:;¡]\\s?)(?:transfi(?:ere|era)|desvi[ae]|redirig[ei]|redirija|reenvi[ae]|pas[ae]) (?:todas las |cada )llamadas? (?:al?|hacia)(?!\\p{L})|\\b(?:eres|tu es)\\sahora\\suna?\\b|\\b(?:dile|di a)\\s(?:todos\\s|a\\s|los\\s){0,3}(?:clientes|usuarios|llamantes)\\b|\\b(?:pide|pida|pregunt[ae]|di a|dile|diga|digale|decir|promet[ae]|reembols[ae]|cobr[ae]|confirm[ae]|repit[ae])\\b.{0,30}\\b(?:(?:al?|los|cada|todo) llamantes?|(?:a )?(?:quien(?:es)?|la persona que|todo el que|los que) (?:llame?n?|llaman?))\\b|\\b(?:si|cuando) (?:el|un|una|la|cada|quien) (?:llamante|que llama|llama) (?:pregunt[ae]|dic[ea]|dig[ae]|quier[ea]|pid[ae])\\b|\\b(?:operador(?:a|es)?|agentes?|asistentes?|robot|software|sistema) de esta (?:linea|llamada)\\b|\\brespond[ae] (?:siempre |solo )?a (?:esta|cada|toda) pregunta (?:con|que|diciendo)\\b|\\b(?:debes?|tienes? que) (?:siempre )?decir (?:["“„«]|que (?:estamos|hemos|cerramos|no existimos|ya no|todo|es gratis)(?!\\p{L})|(?!(?:si|no|algo|nada|donde|cuando|quien|cual|adios|hola|gracias|cuanto|como|eso|esto)(?!\\p{L}))\\p{L}+\\s?(?=$|[.!?;,)]))',
      machines: 'ia[-\\s](?:asistente\\w*|agent\\w*|modelo\\w*)',
      machineVerbs: 'debe\\w*|responde\\w*|ignor\\w*|di\\b',
      addressees:
        '(?:asistentes?|agentes?|modelos?|sistemas?|bots?)(?: (?:virtual(?:es)?|de voz|conversacional(?:es)?))?(?: de| con)? (?:ia|inteligencia artificial)|ia[- ](?:asistentes?|agentes?|modelos?)|(?:grandes )?modelos? de lenguaje|inteligencias? artificial(?:es)?|chatbots?|asistentes? (?:virtual(?:es)?|de voz)|(?:ro)?bots? (?:de voz|telefonicos?|de llamadas)',
      machineNames: 'ia|ias',
      besideMachines: 'robotica|programacion|datos|automatizacion',
      calling: 'a|al|atencion|estimad[oa]s?|querid[oa]s?|hola|para',
      remarks: 'notas?|avisos?|mensajes?|instrucci(?:on|ones)|informacion|indicaciones|aclaracion',
      remarksTo: 'para|a|al|dirigid[oa] a',
      whichMachines: 'tod[oa]s?|l[oa]s|el|la|cualquier|un[oa]?|cada',
      readsThis:
        'que (?:(?:lea|lee|lean|leen|procese\\w*|analice\\w*|resuma\\w*)|estes? leyendo) (?:esto|est[ea])|leyendo (?:esto|est[ea])',
      ifYouAre: 'si (?:tu )?(?:eres|es usted|usted es)',
      orderVerbs: 'di (?:que|\\d)|diga|dile|responde|responda|cotiza|ofrece|no digas|no diga|no des',
      machinePosts: 'sistema|asistente|agente|bot|operador|recepcionista',
      receivers:
        'sistemas? automat(?:icos?|izados?)|(?:software|programa|sistema)s? de (?:la )?(?:recepcion|telefonia|voz)',
      rulings: 'reglas?|politicas?|ordenes|orden',
      comments: 'comentarios?|(?:respuestas? a|pensamientos? en) (?=["“„«])',
      machineHints:
        'ia-|ia |ia:|ia,|ia!|ias|asistente|agente|modelo|sistema|inteligencia|chatbot|operador|software|programa de|programas de|robot|bot|recepcionista',
      voiding:
        'ignore|ignoren|ignorad|olvide|olviden|olvidad|omita|(?:haz|haga|hagan) caso omiso (?:de|del|a)|no (?:hagas|haga|hagan) caso (?:de|del|a)|no (?:tengas|tenga) en cuenta',
      voided:
        '(?:(?:todo|todas|toda|lo|el|la|los|las|que|textos?|contenidos?|informacion|de|esta|hay|escrito|dicho|mas) ){0,6}(?:anterior(?:es|mente)?|arriba|precedente|previo|antes)|(?:todo )?lo que (?:(?:te|le|se te|se le) (?:han?|hayan) (?:dicho|ordenado|ensenado|pedido)|sabes?|has leido|ha leido|has aprendido)',
      goesOn: 'y|ahora|por favor|porque|luego',
      ruledMachines:
        '(?:asistentes?|agentes?) (?:de voz|virtual(?:es)?|telefonicos?|de ia)|ia|(?:ro)?bots? (?:telefonicos?|de voz)|sistemas de ia',
      machineMust: '(?:no )?(?:deben?|deberan?|tienen? que)|no pueden?',
      answersOrdered:
        '(?:^|[.!?:;]\\s?)(?:diga|digan|digale|di|decid) (?:siempre )?a (?:todos )?(?:los|las|cada) (?:clientes?|huespedes|pacientes|invitados) que(?!\\p{L})|(?<!\\p{L})prohibido (?:mencionar|dar|decir|revelar|comunicar) (?:el|la|los|las|nuestr[oa]s?) (?:horarios?|telefono|numero|precios?|direccion)(?!\\p{L})|(?<!\\p{L})(?:cuando|si) (?:te |le |alguien (?:te )?|un cliente |los clientes )(?:pregunt[ae]n?|pid[ae]n?)(?!\\p{L}).{0,40}, (?:di|diga|responde|responda|de|da|contesta|conteste)(?!\\p{L})|(?<!\\p{L})(?:a partir de ahora|de ahora en adelante|desde ahora),? (?:responde|responda|di|diga|diras|contesta|conteste|eres)(?!\\p{L})|(?:^|[.!?:;¡]\\s?)(?:no|nunca) (?:menciones|mencione|digas|reveles|revele) (?:el|la|los|las|nuestr[oa]s?) (?:horarios?|telefono|numero|precios?|direccion)(?!\\p{L})|(?<!\\p{L})nuevas? instruccion(?:es)?\\s?:|(?<!\\p{L})mensajes? del sistema\\s?[:–—]',
      secrets:
        'datos bancarios|(?:numero|datos) de (?:(?:la|su|una) )?tarjeta|(?:numero|datos) de cuenta|contrasenas?|codigo de seguridad|iban|pin',
      callers: 'llamantes?|(?:quien(?:es)?|los que|el que|persona que) llam[ae]n?',
      mustGive: 'debe|deben|deberan|tiene que|tienen que|hay que|seran|se pide|da|dan',
      orderHints:
        'diga|digan|digale|decid|prohibido|ia|sistemas de ia|transfi|desvi|redirig|redirija|reenvi|pasa todas|pase todas|ignor|olvida|omite|instruc|eres|dile|di a|ia-|ia |asistente|agentes|modelo|sistema|inteligencia|chatbot|ia:|ia,|ias|ia!|llamante|quien llam|quienes llam|persona que llam|los que llam|el que llam|operador|esta linea|responde a|responda a|debes decir|debe decir|debes siempre|debe siempre|tienes que|tiene que|software|program|automat|robot|bot|recepcionista|anterior|precedent|agente|olvide|olviden|olvidad|omita|haz caso|haga caso|hagan caso|no hagas|no haga|no hagan|no tenga|cuando te|cuando le|cuando alguien|cuando un cliente|cuando los clientes|si te|si le|si alguien|si un cliente|si los clientes|a partir de ahora|de ahora en|desde ahora|no mencion|no digas|no revel|nunca mencion|nunca digas|nunca revel|nueva instr|nuevas instr|mensaje del|mensajes del',
      questionLabels: 'p|pregunta',
      answerLabels: 'r|respuesta',
    },
    hours: {
      closureHints: 'cerrad|cierre|hemos cesado',
      closures:
        '(?:(?:estamos|(?:la|nuestra) (?:tienda|consulta|clinica) esta|(?:el|nuestro) (?:local|negocio|taller|salon) esta) )?(?:(?:actualmente) )*(?:temporalmente cerrad[oa]s?|cerrad[oa]s? (?:temporalmente|provisionalmente|hasta nuevo aviso|por (?:reformas?|obras|enfermedad|motivos|causas?|mantenimiento|defuncion)(?!\\p{L}))|cierre temporal(?!\\p{L}))',
      closedForGood:
        '(?:hemos |estamos |la tienda ha |el negocio ha )?(?:cerrad[oa]s? (?:definitivamente|permanentemente|para siempre)|(?:definitiva|permanente)mente cerrad[oa]s?)|cierre definitivo|hemos cesado (?:la|nuestra) actividad',
      atTime: 'a las?',
      alternatives: 'o|u',
      reopening:
        'reabr\\p{L}+|reapert\\p{L}+|volv(?:emos|eremos)(?: a (?:abrir|atender))?|vuelta|de nuevo|reanud\\p{L}+|regres\\p{L}+|retom\\p{L}+',
      restOfYear: 'resto del ano',
      sinceDate: 'desde(?: el)?|a partir del?',
      closingDays: 'dia de (?:descanso|cierre)|descanso semanal|(?:cerrado|cerramos) los',
      sessions: 'consultas?|turno|jornada|horario|sesion|atencion',
      counted:
        'dias?(?: (?:laborables|habiles|naturales))?|semanas?|meses|anos|noches?|minutos?|personas?|comensales',
      units: 'horas|h',
      notice: 'antes|(?:de|con) (?:antelacion|anticipacion)|de preaviso|previas',
      offices: 'oficina',
      cases: '\\b(?:si|cuando)\\b',
      between: 'entre',
      nights: 'noche',
      events:
        'música en (?:vivo|directo)|karaoke|conciertos?|concurso de preguntas|monólogos|noche de juegos',
      activities: 'clases?|cursos?|talleres|taller de|entrenamientos?',
      yearly: '(?:en )?(?:verano|invierno|primavera|otono)|(?:en )?temporada (?:alta|baja|media)',
      camps: 'campamentos? (?:de|urbanos?)|campus de (?:verano|navidad)|escuela de verano',
      online: 'en linea|reservas?|reservar|pedidos?|web',
    },
    names: {
      subjectEnds: 'es|son|ofrece|está',
      foundedIn: 'desde(?: el)?|fundad[oa] en',
      officials: '(?:sitio|página)(?: web)? oficial|web oficial',
      officialOf: 'del|de(?: la)?',
      greetings: 'bienvenidos? an?',
      welcomes: 'bienvenidos? an?',
      labels: 'denominación social|razón social',
      rights: 'todos los derechos',
      seats: 'en|cerca de',
      logoOf: 'de|del',
      openings: 'aqui|para',
      links: 'y|e',
      ands: 'y',
    },
    offers: {
      beforePrice: 'desde|por|a partir de|solo|disponibles?',
      belowPrices: '(?:por )?(?:menos de|debajo de)',
      fixedPrices: '(?:a )?(?:tarifa plana|tarifa fija|precio fijo|precio cerrado)',
      articles: 'el|los|la|las',
      costs: 'cuestan?|vale|sale(?: por| a)?|tiene un (?:coste|costo|precio|valor) de',
      costsHow: 'desde|solo|actualmente',
      lasts: 'duran?',
      itself: 'sesión|tratamiento|procedimiento|servicio|cita|visita|precio|coste|costo|tarifa|duración|todo',
      weOffer: 'lo ofrecemos|la ofrecemos',
      reckon: 'calcule|cuente con',
      priceOf:
        '(?:(?:el|la|los|las)\\s)?(?:precios?|tarifas?|coste?|costo)\\s(?:para|por|de|del)\\s(?:(?:un[ao]?|la|el)\\s)?',
      determiners: 'un|una|uno|nuestro|nuestra',
      sentenceStarts: 'ahorr[ae]|añad[ae]|nosotros|usted|para|si|por|precio|total|tel',
      forWhom: 'para|por',
      orUpTo: 'a|o|al',
      abbreviations: 'uds?|env|pers|min|max|p\\.?p|bot|rac|incl|hab|gde|peq',
      limits: 'más de',
      verbs: 'es|son|está|están',
      and: 'y',
      perUnit: 'por',
      elsewhere: 'allí',
      noNames: 'lo que|no (?:se|hay|aceptamos)|pagos?',
      bareNames: 'notas?|aviso|importante|otros?',
      included: 'con|sin',
      dangling: 'y|e|o|desde',
      vague: 'varios|varias',
      ofAmount: 'de',
      largeAmounts: 'mil|mill(?:on|ones)',
      opensEnd: 'de|por|a',
      amountLimits: 'hasta|más de|menos de|a partir de|desde|de',
      amountEnds: '[oy] (?:más|menos)',
      all: 'todos|todas',
      besideOffers: 'equipo|areas?',
      people:
        '(?:para )?(?:hombres?|mujer(?:es)?|caballeros?|damas?|senoras?|ninos?|infantil|adultos?|jubilados|estudiantes|(?:no )?socios|(?:tarifa |precio )?reducid[oa]|perr[oa]s?|gat[oa]s?|cachorros?)',
      memberships: 'miembro (?:de|del)|colegiad[oa](?: n|$)|socio (?:de|del)',
      papers: 'reglamento interno|normas de (?:la casa|convivencia|uso)|memoria anual',
      leftOver:
        'otr[oa]s (?:servicios|preguntas|tratamientos)|correo(?: electronico)?|estancia minima|llegada|salida|(?:formas|metodos|medios) de pago|pagos?|cancelacion(?:es)?|fianza',
      suchAs: 'tal(?:es)? como|como por ejemplo|por ejemplo|p\\. ?ej\\.',
      pageParts:
        'preguntas?(?: \\d+)?|respuestas?(?: \\d+)?|(?:nuestras )?fotos|imagenes|videos?|mapa|enlaces|y much[oa]s? mas|(?:nuestros )?precios|(?:nuestras )?tarifas|reservas?|duracion|costes?|costos?|(?:precios?|tarifas?) (?:base|basic[oa]s?|general(?:es)?)|descripcion|cantidad|(?:y )?otr[oa]s|varios|(?:ver |mas )(?:los |todos los )?detalles|horarios? de (?:clases|cursos|entrenamientos?)|calendario(?: de \\p{L}+)?|informacion(?: (?:y|general|util|practica|importante|adicional|de contacto|de reservas?|para (?:clientes|pacientes|visitantes)|al cliente|al paciente)){0,3}|primeros pasos|como empezar|instrucciones(?: (?:generales|importantes|para (?:clientes|pacientes|visitantes)|de reserva|(?:pre|post)operatorias))?|publicaciones|formularios?(?: de (?:contacto|reservas?|inscripcion|clientes|pacientes))?|descargas|tod[oa]s (?:nuestr[oa]s|l[oa]s) (?:servicios|habitaciones|productos|tratamientos|cursos|clases)',
      guarantees: 'garantia',
      years: 'anos?|meses',
      praise:
        '(?:gran|amplia) (?:variedad|seleccion|gama)(?: .+)?|(?:servicio|atencion|trato) (?:rapido|cercano|personalizad[oa]|profesional|de calidad)',
      marks: 'vegan[ao]|vegetarian[ao]|sin gluten|sin lactosa|euros?',
      badges:
        'nuevo|nueva|novedad|popular|(?:el |la |los |las )?mas (?:popular|vendid[oa]|solicitad[oa]|elegid[oa])s?|recomendad[oa]|destacad[oa]|favorit[oa]s?|oferta|agotado|top ventas',
      bringAlong:
        'que (?:traer|llevar|hay que traer)|debes? (?:traer|llevar)|deben traer|traer consigo|traiga|lista de equipaje',
      tellsToAct:
        '(?:reserv[ae]|reservar|compr[ae]|comprar|pid[ae]|pedir|solicit[ae]|solicitar|inscribete|apuntate|agend[ae]|agendar|contratar|marque|marcar)\\s(?:tu|su|una?|el|la|este|esta|ahora|aqui|ya|online|o|a)(?!\\p{L})',
      linkVerbs: 'reservar|comprar',
      sizes: '(?:muy )?(?:pequen[oa]s?|median[oa]s?|medi[oa]s?|grandes?)|gigantes?|mini',
      processes:
        '(?:\\S+ )?(?:fases|etapas|pasos) (?:del?|para) .*|(?:nuestro |el )?proceso(?: de .*)?|paso a paso|como (?:funciona|trabajamos)(?: .*)?',
      stages:
        '(?:primer )?contacto|consulta|visita|inspeccion|diagnostico|presupuesto|planificacion|preparacion|ejecucion|control de calidad|entrega|seguimiento',
      portions: 'copa|botella|jarra|tapa|racion|media|media racion|1/2 racion|½ racion',
      periods:
        '(?:(?:1/2|½|medio|media|un|una|cada|\\d{1,3}) )*(?:dias?|noches?|semanas?|fin de semana|mes|meses|horas?|ano|jornada|temporada)(?: (?:adicional|extra|complet[oa]|enter[oa]))?|mensual|semanal|anual',
      periodLeads: 'el|la|a la',
      timeLimits: '(?:antes|despues) de|hasta',
      seasons: 'temporada (?:alta|baja|media)|verano|invierno|primavera|otono',
      hairLengths: '(?:(?:pelo|cabello) )?(?:corto|medio|largo)',
      pieces: 'uds?|unidades|piezas?',
      rooms: '(?:habitacion(?:es)?|dormitorios?)',
      vehicles:
        'turismos?|berlinas?|suvs?|todoterrenos?|furgonetas?|camionetas?|monovolumen(?:es)?|motos?|sedan(?:es)?|4x4|coches? (?:pequeno|mediano|grande)s?|pick-?ups?',
      ages: 'edad(?:es)? de #|(?:los )?# años(?: de edad)?',
      conditions:
        '(?:bajo|a) petición|con cita previa|si (?:es posible|se desea|hace falta)|para pacientes .+',
      inches: 'pulgadas?',
      minutesAndHours: 'min(?:utos?)?\\.?|h|horas?',
      sittings: 'individual|sesion|pareja',
      ranges: 'a|al',
      unitLeads: 'por|al',
      leastPrices: 'desde|a partir de',
      suffixes: 'ciones|cion|mientos?|ament[oi]|terapia|ura|are|masaje|plastia|tica|tura',
      pairOpens: 'de',
      units:
        '(?:la|por) (?:hora|noche|semana|sesion|persona|unidad|pieza|clase|racion|media hora)|(?:el|por) (?:dia|mes|metro|m2|m²|kilo|kg|litro|metro cuadrado)|al (?:dia|mes|ano)|cada un[oa]|mensual(?:es)?|(?:c/u|/ud)\\.?',
      minimums: '(?:como )?minimo(?: de)?|min\\.|al menos|de minimo',
      firstUnits: '(?:por )?la primera (?:media )?hora|el primer dia',
      taxNotes: '(?:\\+|mas|sin|con) ?(?:el )?iva|iva (?:no )?incl(?:uido|\\.)?|iva aparte',
      adding: 'anad[ae]|anadir|agreg[ae]|agregar',
      besides: 'mas',
      including: 'incluid[oa]|incluyendo|incl\\.?',
      extras: '(?:extra|más|adicional(?:es)?|de suplemento|de recargo)(?: (?:que|por|para) [^.,;:()]{1,30})?',
      demonstratives: 'est[aeo]s?|es[ao]s?|ese|dich[ao]s?',
      ofThis: 'de est[eao]s?(?: \\p{L}+)?|por ello',
      youPay: '(?:usted )?paga(?:rá|s|rás)?|cobramos',
      clauseStarts: 'ello|cuando|además|entonces|aunque|porque|mientras|usted|ustedes',
      likes: '(?:le (?:gustan?|encantan?)|es aficionad[oa] a)',
      freeTime: 'en (?:su|mi) tiempo libre|en (?:sus|mis) ratos libres|(?:sus|mis) (?:aficiones|hobbies)',
      symptoms: 'sintomas?|senales de (?:alerta|alarma)',
      audiences:
        '(?:ideal|ideales|perfect[oa]s?|indicad[oa]s?) para|(?:para quien|a quien va dirigid[oa])(?: .+)?',
      homeParts: 'dormitorios?|habitacion(?:es)?|banos?|aseos?|camas?|plazas|personas|huespedes|plantas',
      regions:
        '(?:el |la |los )?(?:entorno|zona|alrededores|turismo|region|comarca|pueblo)|(?:descubre|descubrir|que ver|que hacer|que visitar)(?: .+)?',
      biographies:
        'aficiones|hobbies|biografia|curriculum(?: vitae)?|trayectoria|formacion (?:academica|(?:y|&) experiencia)|titulacion(?:es)?|experiencia profesional|mi formacion|estudios realizados',
      allPrices: '(?:(?:todos|todas|los|las|nuestros|nuestras|estos) )*(?:precios|tarifas)',
      holdsTaxes: 'incluyen',
      leavesOutTaxes: 'no incluyen',
      taxes: 'iva',
      taxedNote: 'con',
      untaxedNote: 'sin',
      startingPrices: 'precios de partida|precios minimos|precios iniciales',
      guidePrices: 'orientativos?|orientativas?|aproximad[oa]s|pueden variar',
      guideNote: 'aprox.',
      perPerson: 'por persona',
    },
    contact: {
      formerly:
        '(?:antigu[oa]|anterior|viej[oa]) (?:direccion|sede|ubicacion|tienda|clinica|oficina|local|domicilio|numero|telefono|consulta)|(?:direccion|sede|ubicacion|numero|telefono|local) (?:anterior|antigu[oa])|antes estabamos en|anteriormente (?:en|estabamos en|ubicad[oa]s? en)|estabamos (?:en|ubicados en)|(?:trasladado|mudado|cambiado)(?: [a-z]+){0,2} (?:desde|del?)|(?:^|[.;|] ?)(?:antes|anteriormente) ?:',
      formerlyBehind: 'ya no (?:funciona|esta|existe|es)|esta dado de baja|ha dejado de funcionar',
      nowadays: 'al|a (?:la|el|calle|c/|avda|avenida|plaza)|nuev[oa]s?|ahora|actual(?:mente)?',
      beside:
        '(?:aparcamiento|parking|parada|estacion|aeropuerto|farmacia|hotel|gasolinera|metro)(?: [a-z]+){0,2} mas cercan[oa]|(?:estamos|nos encontramos) (?:justo )?(?:enfrente|frente|al lado|junto|detras) (?:del?|al?)(?: la)?(?= .{3,40},)|proxim[oa] (?:feria|mercado|exposicion|concierto|taller|evento|curso) (?:es|sera|tendra lugar)',
      estateLeads: 'pol(?:[íi]gono|\\.) ?(?:industrial|ind\\.?)|centro comercial',
      callCosts: '(?:llamada|numero) (?:gratuit[ao]|local)|coste de (?:la |una )?llamada',
      templateAddresses:
        '(?:calle|avenida) (?:de )?ejemplo|calle falsa,? 123|nombre de (?:la |tu |su )?calle',
      directLines: '(?:linea |tel(?:efono|\\.)? |movil )?direct[oa]',
      phones: 'tel|tele?f|telef[eo]n[a-z]{0,8}|tlf|tfno|fono|cel|celular|al numero|llam[ae][a-z]{0,3}',
      whenClosed: 'fuera de(?:l| nuestro| este| su)? horario|cuando estamos cerrados|con la consulta cerrada',
      emergencies: 'toxicologia|telefono de la esperanza|farmacia de guardia|cruz roja',
      phonesGlued: '[Tt]el(?:éfono|efono)?',
      extensions: 'ext|int',
      atInBrackets: 'arroba',
      atInWords: 'arroba',
      dots: 'punto',
      mailLabels: 'e-?mail|correo|contacto',
      postBoxes: 'apartado(?: de correos)?',
      addressLabels: 'direcci[oó]n|domicilio|sede',
      addressLeads: '[Dd]irecci[oó]n|[Dd]omicilio|[Ss]ede',
      streetLeads: 'dirección|en',
      partLabels: 'Ciudad|Localidad|Munic[íi]pio|Provincia|Estado',
      quarterLabels: 'Barrio|Colonia',
      behindAddresses:
        'tel(?:\\.|efon[a-zé]{0,2}s?|éfonos?)?|telf|fax|cel(?:ular)?|e-?mail|web|contact[a-z]{0,3}|sucursal .*|(?:ver )?map[as]?|horarios?',
      labelsBehind: 'tel(?:efono|éfono)?|fax|e-?mail|web|cel|entrada|acceso',
      shortLabels: 'tel|telf|tlf|cel|fax',
      townLeads: 'en',
      townOpenings: 'en|de|a',
      blockLeads: 'en',
      leadEnds: 'en',
      streets:
        'calle|\\bc\\/|avda|\\bavd\\b|avenida|plaza|paseo|carrer|ronda|camino|\\bcarrera\\b|\\bcra\\.|\\bjr\\.|\\bpol[íi]gono\\b|\\bpza\\b|\\bplza\\b|\\bctra\\b|\\bcarretera\\b|\\bcalz\\b|\\bcalzada\\b|\\bruta\\b',
      streetOpenings: 'calle|c\\/|avda\\.?|avenida',
      streetParticles: 'de|del|la|las|los|el|y|calle|avenida',
      townParticles: 'de|del|la|los|y',
      houseParts: 'local|nave|parcela',
      shortHouseParts:
        'of|ofic|oficinas?|piso|planta|dpto|depto|esc|puerta|entlo|entresuelo|bajo|portal|interior|int',
      floors: 'piso|planta',
      namedFloors: 'planta baja|bajos?|entresuelo|entlo|[áa]tico',
      doors: 'izda|izq|izquierda|dcha|derecha',
      codeLabels: 'c\\.? ?p\\.?',
      regionLabels: 'prov(?:\\.|incia)|depto\\.?|estado',
      quarters:
        'barrio|b[°º]|col\\.|colonia|fracc\\.?|urb\\.?|urbanizaci[oó]n|centro(?: hist[oó]rico)?|zona centro',
      hamlets: 'finca|partida|paraje|caser[íi]o',
      registers: 'cif|nif|rut|rfc|cuit|nit|ruc',
      otherNumbers: 'nif|cif|nie|apartado|casilla',
    },
    statements: {
      policyLists:
        '(?:formas|metodos|medios|modos) de pago(?: aceptad[oa]s)?|pagos?|aceptamos|(?:seguros|aseguradoras|mutuas)(?: (?:medic[oa]s|aceptad[oa]s|concertad[oa]s|con l[oa]s que trabajamos))?',
      remarkLists: '(?:nuestro )?equipamiento|comodidades|(?:nuestras )?instalaciones|idiomas',
      rules:
        '(?:check-? ?(?:in|out)|entrada|salida|hora de (?:llegada|entrada|salida))\\b[^.]{0,40}\\d+(?::\\d+|h| ?horas)|(?:estancia|pedido|reserva|edad|consumo|compra|alquiler) minim[oa]|minimo (?:de )?\\d|minima de \\d|maximo (?:de )?\\d+ (?:personas|huespedes|perros)|ninos?\\b[^.]{0,60}\\b(?:gratis|acompanad\\w+|no|solo|pagan|bienvenid\\w+)\\b|solo adultos|(?:persona|cama|huesped|noche|hora) (?:extra|adicional)\\b|(?:suplemento|recargo|gastos de (?:envio|cancelacion|limpieza|desplazamiento)|cargo (?:adicional|por)|tasa turistica)\\b|(?:requiere|pedimos|exigimos|solicitamos|se pide) (?:\\S+ ){0,3}(?:deposito|fianza|senal|anticipo|adelanto)|(?:deposito|fianza|senal|anticipo) de\\b|vacunad[oa]s?\\b|vacunas? (?:al dia|obligatori\\w+|en regla)|esterilizad\\w+|castrad\\w+|desparasitad[oa]s?\\b|no (?:se )?(?:admit\\w+|acept\\w+|permit(?:e|en|imos|id[oa]s?)\\b|devuelv\\w+|fum\\w+|reembolsable\\w*|cobramos|realizamos|trabajamos|atendemos|hacemos)\\b|prohibid\\w+|(?:solo|unicamente|exclusivamente) (?:\\S+ )?(?:en efectivo|con (?:cita|reserva)|por (?:telefono|whatsapp)|efectivo|bajo|previa)|(?:cita|reserva) previa\\b[^.]{0,30}(?:obligatori\\w+|necesari\\w+|imprescindible|solo)|imprescindible|(?:reservas?|citas?|pedidos?|cancelaciones|cambios)\\b[^.]{0,50}\\b(?:solo|unicamente|minimo|al menos|antelacion|debe\\w*|por telefono|por whatsapp)\\b|\\d+ (?:horas|dias|semanas) (?:de antelacion|antes|de anticipacion)|con (?:\\S+ ){0,3}(?:antelacion|anticipacion)|primera (?:consulta|visita|clase|sesion|cita)\\b[^.]{0,25}(?:gratis|gratuita)|(?:consulta|visita|clase|sesion) (?:inicial |de prueba )?gratuita|(?:mas|sin|no incluy\\w+|no incluid\\w+) (?:el )?(?:iva|impuestos|tasas?)\\b|(?:iva|impuestos|tasas) (?:no )?incluid\\w+|(?:completo|sin plazas|lista de espera|agotadas)\\b[^.]{0,40}|no (?:\\S+ )?nuevos (?:pacientes|clientes|alumnos)|(?:entregas?|envios?|desplazamientos?|reparto)\\b[^.]{0,40}\\b(?:gratis|minimo|solo|hasta|partir|radio)\\b|(?:los|las) (?:perros|huespedes|clientes|pacientes|ninos|alumnos|animales|mascotas) (?:\\S+ ){0,2}deben\\b|por favor,? (?:llegue|traiga|avise|llame|venga|llegad|avisad)\\w*',
      forms:
        'debe\\w*|por favor|solo|unicamente|no|nunca|dentro|al menos|minimo|hasta|gratis|gratuit\\w+|acept\\w+|admit\\w+|bienvenid\\w+|permit\\w+|posible|disponibles?|incluy\\w+|incluid\\w+|cobra\\w*|puede\\w*|antes|con antelacion|por|sin|previ[oa]|ofrecemos|tenemos|disponemos|pedimos|trabajamos con|requiere\\w*|propio|privado|hay',
      ruleHeadings:
        '(?:normas|reglas|condiciones|politica|politicas|requisitos)(?: (?:de|del|de la|generales) ?\\S*)*|(?:informacion )?importante|a tener en cuenta|antes de (?:reservar|venir)|cancelaci(?:on|ones)',
      ruleLabels:
        'check-? ?(?:in|out)|entrada|salida|llegada|(?:estancia|pedido|edad) minim[oa]|deposito|fianza|senal|cancelaci(?:on|ones)|mascotas|animales|perros|fumar|(?:formas? de |metodos? de )?pagos?|gastos de \\S+|tasa turistica|impuestos|entrega|envios?|aparcamiento|parking|persona (?:extra|adicional)|cama (?:extra|supletoria)',
      bareRules: 'minimo|maximo|debe\\w*|solo|obligatori\\w+',
      pointsBack:
        'est[aeo]s?|es[ao]s?|ell[oa]s?|el mismo|de lo contrario|en caso contrario|en (?:este|ese) caso|dich[oa]s?',
      cutOff: 'de|del|la|el|los|las|un|una|y|o|con|por|para|en|a|al|que|debe|deben|es|son|su|nuestra|nuestro',
      namesakes:
        'efectivo (?:y|para)|seguro (?:y|para|que|de que)|(?:lugar|espacio|entorno|ambiente|estar|mas) segur\\w*|senal(?:es|izacion\\w*|ar|amos)\\b|zona de (?:confort|estar|juegos|bano)|campos? (?:\\S+ )?obligatorios?',
      lives:
        'universi\\w+|licenciad\\w+|master|estudi[oe]\\w*|nacid\\w+|nacio|infancia|carrera|aficion\\w*|casad\\w+|titulad\\w+|diplomad\\w+|se formo|graduad\\w+',
      myself: 'yo|mi|mis|me|conmigo|soy|creo',
      chatter: 'sabias que|imagina\\w*|no te lo pierdas',
      foremost: 'pagos?|tarjetas?|efectivo|urgencias?|idiomas?|hablamos|colegiad\\w+|certificad\\w+',
      negations: 'no|nunca|sin|ni',
      access: 'accesib\\w+|silla de ruedas|discapacitad\\w+|movilidad reducida',
      aboutMe: 'sobre mi|acerca de mi|quien soy|mi historia',
      askers: 'usted|ustedes|le|les',
      fillers: 'por|favor|siempre|tambien|el|la|los|las|un|una|nuestr[oa]s?|es|son|se|de|aqui',
    },
  },
};
